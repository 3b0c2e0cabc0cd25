import {
  MAIL_SHARES,
  MAIL_TOPICS,
  type MailLimit,
  type MailOfKind,
  mailKind,
} from "@domain/site/operating/operating.ts";
import { formatNumber } from "@domain/site/text/format.ts";
import { Badge } from "@web/components/badge.tsx";

/** Mail waiting and sent, by kind, and today's mail against its daily limits. */
export function MailByKind({ mail, limits }: { mail: MailOfKind[]; limits: MailLimit[] }) {
  return (
    <div className="grid gap-8">
      {mail.length === 0 ? (
        <p className="text-ink-soft">No mail yet.</p>
      ) : (
        <ul className="border-line border-t">
          {mail.map((each) => (
            <Kind key={`${each.topic} ${each.kind}`} mail={each} />
          ))}
        </ul>
      )}
      <div>
        <h3 className="font-semibold text-sm">Today against the daily limits</h3>
        <dl className="mt-3 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
          {limits.map(({ share, used, cap }) => (
            <div key={share} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-ink-soft">{MAIL_SHARES[share] ?? share}</dt>
              <dd className={used >= cap ? "font-semibold text-red tabular-nums" : "tabular-nums"}>
                {formatNumber(used)} of {formatNumber(cap)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function Kind({ mail }: { mail: MailOfKind }) {
  const { topic, kind, waiting, late, over_limit, failing } = mail;
  const figures = [
    `${formatNumber(waiting)} waiting`,
    `${formatNumber(mail.sent_today)} sent today`,
    `${formatNumber(mail.sent_this_week)} in 7 days`,
    ...(mail.dropped_this_week > 0
      ? [`${formatNumber(mail.dropped_this_week)} couldn't be delivered`]
      : []),
  ];
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-line border-b py-3 text-sm">
      <p className="min-w-[min(12rem,100%)] flex-1">
        <span className="font-medium">{MAIL_TOPICS[topic] ?? topic}</span>: {mailKind(kind)}
      </p>
      {late > 0 && <Badge tone="amber">{formatNumber(late)} late</Badge>}
      {failing > 0 && <Badge tone="red">{formatNumber(failing)} failing</Badge>}
      {over_limit > 0 && <Badge tone="amber">{formatNumber(over_limit)} over the limit</Badge>}
      <p className="text-ink-soft tabular-nums">{figures.join(" · ")}</p>
    </li>
  );
}
