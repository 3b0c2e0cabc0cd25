import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { answerTrust, trustQuery } from "@web/api/showings/check-ins.ts";
import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { PageLoading } from "@web/components/page-loading.tsx";
import { useWork } from "@web/lib/use-work.ts";
import { Link2Off, MailX } from "lucide-react";
import { useState } from "react";

/** The page behind the link of a person whom an owner trusts: they agree, or stop all mail. */
export default function TrustPage({ token }: { token: string }) {
  const query = useQuery({ ...trustQuery(token), enabled: token !== "" });
  const work = useWork(() => query.refetch());
  const [isStopped, setStopped] = useState(false);
  if (isStopped)
    return (
      <EmptyState
        level={1}
        icon={<MailX />}
        title="You get no more of these emails"
        text="We deleted your name and address. The owner is told, and can't ask this address again."
        action={<LinkButton to={paths.home.href()}>SelfNVest</LinkButton>}
      />
    );
  if (query.isError) return <LoadError level={1} title={ERRORS.unavailable.text} query={query} />;
  if (token !== "" && query.data === undefined) return <PageLoading label="Loading the page..." />;
  if (!query.data)
    return (
      <EmptyState
        level={1}
        icon={<Link2Off />}
        title="This link has ended"
        text="You get no emails about it. The owner may have chosen someone else."
        action={<LinkButton to={paths.home.href()}>SelfNVest</LinkButton>}
      />
    );
  const { agreed, inviter } = query.data;
  const owner = inviter ?? "An owner";
  return (
    <div className="grid gap-6">
      <PageHeader kicker="Person of trust" title={`${owner} trusts you`} />
      <p className="max-w-prose">
        {owner} sells a home here and lets visitors in. When a visitor comes, they start a timer. If
        it passes and they have not told us that all is well, we email you the home's address and
        since when the visitor is there. Then please call them.
      </p>
      <p className="max-w-prose text-ink-soft text-sm">
        We are no emergency service, and an email can be late. We use your name and address for
        nothing else. You can stop this at any time with the link in each email.
      </p>
      {agreed && (
        <InlineNotice tone="success">You agreed. We email you only if a timer passes.</InlineNotice>
      )}
      <Failure text={work.failureText} />
      <div className="flex flex-wrap gap-3">
        {!agreed && (
          <Button
            pending={work.doing === "agree"}
            pendingText="Saving..."
            onClick={() => void work.run("agree", () => answerTrust(token, true))}
          >
            Yes, email me
          </Button>
        )}
        <Button
          variant="secondary"
          pending={work.doing === "stop"}
          pendingText="Saving..."
          onClick={async () => {
            if (await work.run("stop", () => answerTrust(token, false))) setStopped(true);
          }}
        >
          {agreed ? "Stop these emails" : "No, don't email me"}
        </Button>
      </div>
    </div>
  );
}
