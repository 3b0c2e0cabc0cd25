import { MODERATING_TEXTS } from "@domain/talk/moderating.ts";
import { ModerationCase } from "@web/features/site/operating/moderation-case.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { StaffScreen } from "./staff-screen.tsx";

/** `/operator/reports/:id`: one reported case, for moderators. */
export default function ModerationScreen() {
  usePageTitle(MODERATING_TEXTS.title);
  const { id = "" } = useParams();
  return (
    <StaffScreen>
      {(user) => <ModerationCase key={`${user.id} ${id}`} userId={user.id} id={id} />}
    </StaffScreen>
  );
}
