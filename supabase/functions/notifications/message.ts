import {
  described,
  happenedAt,
  type Notification,
} from "../_shared/domain/people/notifications.ts";
import {
  type LinkAct,
  linkActName,
  type MailedLink,
  stepLink,
} from "../_shared/domain/sales/step-links.ts";
import { paths } from "../_shared/domain/site/paths.ts";
import { formatCount } from "../_shared/domain/site/text/format.ts";
import { momentInZone } from "../_shared/domain/site/time/time-zones.ts";
import { MAX_MAIL_TITLE } from "../_shared/edge/home-fact.ts";
import { oneLine, renderLetter } from "../_shared/edge/letter.ts";
import { type Mail, oneClickHeaders } from "../_shared/edge/mail.ts";
import type { Due } from "../_shared/edge/outbox.ts";

/** An email that is due, with its content; a row of `claim_notification_mails`. */
export type DueNotificationMail = Due & {
  kind: "at_once" | "daily";
  to_email: string;
  /** The token of the unsubscribe link. */
  token: string;
  /** The number of unread notifications; `news` are the newest of them. */
  total: number;
  news: (Notification & {
    /** The token of the link that answers a message right away. */
    answer_token: string | null;
    /** The link with which its recipient settles a step of a sale right away. */
    step_link: MailedLink | null;
    /** The home's time zone; null without a home. */
    zone: string | null;
  })[];
};

/** News is mailed within this time; a daily email within a day and a little more. */
const LATE_MS = { at_once: 3_600_000, daily: 30 * 3_600_000 } as const;

/**
 * An email of the notifications that a person hasn't read yet, in the page's words, with the way to stop such mail.
 * Late mail says when the event happened, because the clock or the mail service may have stopped.
 */
export async function composeNotificationMail(
  due: DueNotificationMail,
  { from, siteUrl, apiUrl }: { from: string; siteUrl: string; apiUrl: string },
  now = new Date(),
): Promise<Mail> {
  const isLate = (told: Notification) =>
    now.getTime() - Date.parse(happenedAt(told)) > LATE_MS[due.kind];
  const news = due.news.map((told) => {
    const line = inOneLine(described(told));
    const when = isLate(told)
      ? `This happened on ${momentInZone(happenedAt(told), told.zone ?? "UTC", { short: true })}`
      : undefined;
    return {
      ...line,
      ...(told.answer_token ? { href: `${paths.answer.href()}#${told.answer_token}` } : {}),
      ...(told.step_link ? { href: stepLink(told.step_link.token) } : {}),
      detail: [line.detail, when].filter(Boolean).join(". ") || undefined,
    };
  });
  const hasLate = due.news.some(isLate);
  const [only] = due.total === 1 ? news : [];
  const [press, ...others] = pressesOf(due.news[0]?.step_link, siteUrl);
  const subject = only?.title ?? `${news[0]?.title}, and ${due.total - 1} more`;
  const letter = await renderLetter({
    subject,
    heading: only ? only.title : `${formatCount(due.total, "thing")} you have not seen yet`,
    greeting: "Hello,",
    paragraphs: only
      ? [only.detail ? `${only.detail}.` : "You can see it on SelfNVest."]
      : [
          hasLate
            ? "Some of this happened a while ago:"
            : due.kind === "daily"
              ? "This happened since yesterday:"
              : "This has just happened:",
        ],
    facts: only
      ? []
      : news.map(({ title, detail, href }) => ({
          label: detail ?? "News",
          value: title,
          url: `${siteUrl}${href}`,
        })),
    action: only
      ? (press ?? {
          label: due.news[0]?.answer_token ? "Read and answer" : "See it now",
          url: `${siteUrl}${only.href}`,
        })
      : { label: "See all your news", url: siteUrl + paths.notifications.href() },
    choices: only ? [...others, ...(press ? [theSale(due.news[0], siteUrl)] : [])] : [],
    closing:
      "You get this email because you have an account on SelfNVest and have not seen this there yet.",
    links: [
      { label: "Choose what we email you", url: siteUrl + paths.profile.href("notifications") },
      { label: "Unsubscribe", url: `${siteUrl}${paths.unsubscribe.href()}#${due.token}` },
    ],
  });
  return {
    to: due.to_email,
    from,
    subject: oneLine(subject, MAX_MAIL_TITLE),
    ...letter,
    headers: oneClickHeaders(`${apiUrl}/functions/v1/notifications/stop?token=${due.token}`),
    idempotencyKey: `notifications/${due.id}`,
  };
}

/** The acts that the recipient can make on a step with one press. */
function pressesOf(link: MailedLink | null | undefined, siteUrl: string) {
  if (!link) return [];
  const { token, acts } = link;
  return acts.map((act: LinkAct) => ({
    label: linkActName(act, link),
    url: siteUrl + stepLink(token, act),
  }));
}

function theSale(told: Notification | undefined, siteUrl: string) {
  return { label: "Open the sale", url: siteUrl + (told ? described(told).href : "") };
}

function inOneLine({ title, detail, href }: ReturnType<typeof described>) {
  return {
    title: oneLine(title, MAX_MAIL_TITLE),
    detail: detail && oneLine(detail, MAX_MAIL_TITLE),
    href,
  };
}
