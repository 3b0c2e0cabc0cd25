import { type FailedWebhook, OPERATING_TEXTS } from "@domain/site/operating/operating.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { Moment } from "./section.tsx";

export function FailedWebhooks({ webhooks }: { webhooks: FailedWebhook[] }) {
  if (webhooks.length === 0)
    return <p className="text-ink-soft">Every event from Stripe was processed.</p>;
  return (
    <ul className="border-line border-t">
      {webhooks.map((each) => (
        <li key={each.event_id} className="grid gap-1 border-line border-b py-4 text-sm">
          {each.event_id === "signature" ? (
            <p>{OPERATING_TEXTS.signature}</p>
          ) : (
            <p className="wrap-anywhere">
              <span className="font-medium">{each.type}</span> ({each.event_id})
            </p>
          )}
          <p className="text-red">{each.reason}</p>
          <p className="text-ink-soft">
            {formatCount(each.tries, "failure")}, the last at <Moment at={each.last_failed_at} />
          </p>
        </li>
      ))}
    </ul>
  );
}
