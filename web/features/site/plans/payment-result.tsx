import { paths } from "@domain/site/paths.ts";
import { formatAmount, transactionId } from "@domain/site/plans/payments.ts";
import { PLANS } from "@domain/site/plans/plans.ts";
import { Button } from "@web/components/button.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { textLinkStyles } from "@web/components/text-link.tsx";
import { CircleCheck } from "lucide-react";
import { useVerification } from "./use-verification.ts";
import type { Verification } from "./verify-payment.ts";

/** A payment's status: being verified, successful, or delayed. */
export function PaymentResult({ userId, sessionId }: { userId: string; sessionId: string | null }) {
  const { state, retry } = useVerification(userId, sessionId);
  return (
    <>
      {/* Present from the start, so that later messages are announced. */}
      <p role="status" className="sr-only">
        {state.step === "done" && DONE}
      </p>
      {state.step === "verifying" && <Verifying />}
      {state.step === "done" && <Successful {...state} sessionId={sessionId ?? ""} />}
      {state.step === "failed" && <Issue {...state} sessionId={sessionId} onRetry={retry} />}
    </>
  );
}

const DONE = "Payment Successful!";

export function Verifying() {
  return (
    <div role="status" className="grid justify-items-center gap-5 text-center">
      <Spinner className="size-8 text-evergreen" />
      <h1 className="font-display text-heading">Verifying your payment...</h1>
      <p className="text-ink-soft">This takes a few seconds.</p>
    </div>
  );
}

function Successful(props: Extract<Verification, { step: "done" }> & { sessionId: string }) {
  const { session, plan, sessionId } = props;
  return (
    <div className="grid gap-8">
      <div className="grid justify-items-start gap-4">
        <CircleCheck aria-hidden="true" className="size-10 stroke-[1.5] text-green" />
        <h1 className="font-display text-title">{DONE}</h1>
        <p className="text-ink-soft text-lead">
          {PLANS[plan].name} is active. Thank you for selling with SelfNVest.
        </p>
      </div>
      <Facts
        facts={[
          ["Transaction ID", transactionId(sessionId)],
          ["Payment status", session.payment_status],
          ["Amount", formatAmount(session.amount_total)],
          ["Active plan", PLANS[plan].name],
        ]}
      />
      {session.plan === "premium" && (
        <p className="text-ink-soft text-sm">
          If you had a Basic Chat subscription, it is cancelled, and what you paid for its current
          month is refunded. Your bank may need some days to show it.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <LinkButton to={paths.dashboard.href()}>Go to Dashboard</LinkButton>
        {session.receipt_url && (
          <a href={session.receipt_url} target="_blank" rel="noreferrer" className={textLinkStyles}>
            View receipt
          </a>
        )}
      </div>
    </div>
  );
}

function Issue(
  props: Extract<Verification, { step: "failed" }> & {
    sessionId: string | null;
    onRetry: () => void;
  },
) {
  const { text, session, isProcessing, sessionId, onRetry } = props;
  return (
    <div className="grid gap-8">
      <h1 className="font-display text-title">Payment Verification Issue</h1>
      <Failure text={text} />
      {isProcessing && (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner className="text-evergreen" />
          Your payment is processing. This page keeps checking; you don't need to do anything.
        </p>
      )}
      <div className="flex flex-wrap gap-4">
        <Button onClick={onRetry}>Retry Verification</Button>
        <LinkButton to={paths.dashboard.href()} variant="secondary">
          Go to Dashboard
        </LinkButton>
      </div>
      <Disclosure summary="Debug information" className="border-line border-t pt-4">
        <Facts
          facts={[
            ["Session ID", sessionId ?? "none"],
            ["Session status", session?.status ?? "unknown"],
            ["Payment status", session?.payment_status ?? "unknown"],
            ["Plan paid for", session?.plan ?? "unknown"],
          ]}
        />
      </Disclosure>
    </div>
  );
}

function Facts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <dl className="grid">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-b py-3.5"
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere font-medium lining-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
