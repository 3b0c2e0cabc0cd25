import { ERRORS } from "@domain/site/errors/errors.ts";
import type { PersonPayment } from "@domain/site/operating/operating.ts";
import { REFUND_REASON_MAX } from "@domain/site/operating/operating.ts";
import { formatAmount } from "@domain/site/plans/payments.ts";
import { PLANS } from "@domain/site/plans/plans.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { paymentsOfPersonQuery, refundPayment } from "@web/api/site/operating/payments.ts";
import { Button } from "@web/components/button.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useAttempt } from "@web/lib/attempt.ts";
import { useWork } from "@web/lib/use-work.ts";
import { type FormEvent, useState } from "react";
import { Moment } from "./section.tsx";

/** What a person has paid for plans. An operator returns a payment here, with a reason that the person reads. */
export function PersonPayments({ userId, person }: { userId: string; person: string }) {
  const query = useQuery(paymentsOfPersonQuery(userId, person));
  if (query.isPending) return <Spinner />;
  if (query.isError) return <LoadError title={ERRORS.operating_unavailable.text} query={query} />;
  if (query.data.length === 0)
    return (
      <p role="status" className="text-ink-soft">
        This person has paid for no plan.
      </p>
    );
  return (
    <ul aria-label="Payments" className="grid gap-4">
      {query.data.map((payment) => (
        <Payment
          key={payment.payment_id}
          payment={payment}
          queryKey={paymentsOfPersonQuery(userId, person).queryKey}
        />
      ))}
    </ul>
  );
}

function Payment(props: { payment: PersonPayment; queryKey: readonly unknown[] }) {
  const { payment, queryKey } = props;
  const { refund } = payment;
  const client = useQueryClient();
  const attempt = useAttempt();
  const work = useWork(() => client.invalidateQueries({ queryKey }));
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const name = `${PLANS[payment.plan].name}, ${formatAmount(payment.amount_cents)}`;

  async function send(words: string) {
    const write = (id: string) => refundPayment(id, payment.payment_id, words);
    const isDone = await work.run(
      "refund",
      () => attempt({ payment, words }, write),
      "refund_failed",
    );
    // An interrupted refund may be noted already; then it is finished, with its first reason.
    if (!isDone) await client.invalidateQueries({ queryKey });
    return isDone;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await send(reason.trim())) setOpen(false);
  }

  return (
    <li className="grid gap-2">
      <p>
        <span className="font-medium">{name}</span> · <Moment at={payment.paid_at} />
      </p>
      {refund && (
        <p className="wrap-anywhere text-ink-soft">
          {`${refund.done_at ? "Returned" : "The refund was interrupted"}: ${refund.reason}`}
        </p>
      )}
      {!refund && payment.is_returned && (
        <p className="text-ink-soft">Returned, or held by the bank.</p>
      )}
      {refund && !refund.done_at && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          aria-label={`Finish the refund: ${name}`}
          pending={work.doing === "refund"}
          pendingText="Returning..."
          onClick={() => void send(refund.reason)}
        >
          Finish the refund
        </Button>
      )}
      {!refund && !payment.is_returned && !isOpen && (
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          aria-label={`Return the money: ${name}`}
          onClick={() => setOpen(true)}
        >
          Return the money
        </Button>
      )}
      {!refund && !payment.is_returned && isOpen && (
        <form
          aria-label={`Return the money: ${name}`}
          className="grid max-w-2xl gap-3"
          onSubmit={(event) => void submit(event)}
        >
          <TextField
            label="Reason"
            hint="The person reads it. All of the payment goes back, its plan ends, and a subscription isn't charged again."
            value={reason}
            maxLength={REFUND_REASON_MAX}
            required
            onChange={({ target }) => setReason(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" pending={work.doing === "refund"} pendingText="Returning...">
              {`Return ${formatAmount(payment.amount_cents)}`}
            </Button>
          </div>
        </form>
      )}
      <Failure text={work.failureText} />
    </li>
  );
}
