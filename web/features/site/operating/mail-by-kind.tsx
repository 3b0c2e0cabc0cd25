import {
  MAIL_SHARES,
  MAIL_TOPICS,
  type MailLimit,
  type MailOfKind,
  mailKind,
} from "@domain/site/operating/operating.ts";
import { formatCount, formatNumber } from "@domain/site/text/format.ts";
import { Badge } from "@web/components/badge.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";

/** Mail waiting and sent, by kind, where what is well is one line; and today's mail against its daily limits. */
export function MailByKind({ mail, limits }: { mail: MailOfKind[]; limits: MailLimit[] }) {
  const isWell = ({ late, over_limit, failing }: MailOfKind) => late + over_limit + failing === 0;
  const troubled = mail.filter((each) => !isWell(each));
  const well = mail.filter(isWell);
  return (
    <div className="grid gap-8">
      {mail.length === 0 ? (
        <p className="text-ink-soft">No mail yet.</p>
      ) : (
        <div className="grid gap-4">
          {troubled.length > 0 && <Kinds mail={troubled} />}
          {well.length > 0 && (
            <Disclosure
              summary={`${formatCount(well.length, "kind of mail that is well", "kinds of mail that are well")}: ${formatNumber(sum(well, "sent_today"))} sent today, ${formatNumber(sum(well, "sent_this_week"))} in 7 days`}
            >
              <Kinds mail={well} />
            </Disclosure>
          )}
        </div>
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

function sum(mail: MailOfKind[], name: "sent_today" | "sent_this_week"): number {
  return mail.reduce((all, each) => all + each[name], 0);
}

function Kinds({ mail }: { mail: MailOfKind[] }) {
  return (
    <ul className="border-line border-t">
      {mail.map((each) => (
        <Kind key={`${each.topic} ${each.kind}`} mail={each} />
      ))}
    </ul>
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
