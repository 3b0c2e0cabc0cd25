import { AnswerPage } from "@web/features/talk/messages/answer-page.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useLocation } from "@web/lib/router.tsx";

/** `/answer#<token>`: a quick answer from the mail about a message. */
export default function AnswerScreen() {
  usePageTitle("Your answer");
  const token = useLocation().hash.slice(1);
  return (
    <div className="page max-w-3xl pt-8 pb-10 sm:pt-12 sm:pb-14">
      <AnswerPage key={token} token={token} />
    </div>
  );
}
