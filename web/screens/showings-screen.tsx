import { PageHeader } from "@web/components/page-header.tsx";
import {
  MyShowings,
  MyShowingsSkeleton,
} from "@web/features/showings/showing-link/my-showings.tsx";
import { MyWaits } from "@web/features/showings/showing-link/my-waits.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { MembersOnly } from "./members-only.tsx";

/** `/showings`: the showings that a buyer has asked for. */
export default function ShowingsScreen() {
  usePageTitle("Your showings");
  return (
    <div className="page grid gap-10 pt-8 pb-14 sm:pt-12">
      <PageHeader kicker="For buyers" title="Your showings" />
      <MembersOnly loading={<MyShowingsSkeleton />}>
        {(user) => (
          <div key={user.id} className="grid gap-10">
            <MyShowings userId={user.id} email={user.email} />
            <MyWaits userId={user.id} />
          </div>
        )}
      </MembersOnly>
    </div>
  );
}
