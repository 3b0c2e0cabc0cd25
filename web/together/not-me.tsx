import type { ErrorCode } from "@domain/site/errors/errors.ts";
import { refuseInvitation } from "@web/api/people/memberships.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { useWork } from "@web/lib/use-work.ts";

type Props = {
  token: string;
  /** The thing that the press ends: "invitation", "link". */
  what: string;
  fallback: ErrorCode;
  onRefused: () => void;
  /** Whether the reader came to refuse. */
  isAsked?: boolean;
};

/** The reader of this mailbox may not be the person who was invited: one press ends the invitation. */
export function NotMe({ token, what, fallback, onRefused, isAsked }: Props) {
  const work = useWork();
  async function send() {
    if (await work.run("refuse", () => refuseInvitation(token), fallback)) onRefused();
  }
  return (
    <section aria-label="Not meant for you?" className="grid gap-2">
      <p className="text-sm">
        {isAsked
          ? `Is this invitation not meant for you? Press the button to end the ${what}. We tell the person who invited you.`
          : "Not meant for you?"}
      </p>
      <Button
        size={isAsked ? "md" : "sm"}
        variant={isAsked ? "primary" : "quiet"}
        className="justify-self-start"
        pending={work.doing === "refuse"}
        pendingText="Sending..."
        onClick={() => void send()}
      >
        This isn't meant for me
      </Button>
      <Failure text={work.failureText} />
    </section>
  );
}
