import { formatCount } from "../_shared/domain/format.ts";
import { described, type Notification } from "../_shared/domain/notifications.ts";
import { paths } from "../_shared/domain/paths.ts";
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
    /** For a message: the token of the link for answering it at once. */
    answer_token: string | null;
  })[];
};

/** What a person hasn't read yet, in the page's words, and how to stop such mail. */
export async function composeNotificationMail(
  due: DueNotificationMail,
  { from, siteUrl, apiUrl }: { from: string; siteUrl: string; apiUrl: string },
): Promise<Mail> {
  const news = due.news.map((told) =>
    told.answer_token
      ? { ...inOneLine(described(told)), href: `${paths.answer.href()}#${told.answer_token}` }
      : inOneLine(described(told)),
  );
  const [only] = due.total === 1 ? news : [];
  const subject = only?.title ?? `${news[0]?.title}, and ${due.total - 1} more`;
  const letter = await renderLetter({
    subject,
    heading: only ? only.title : `${formatCount(due.total, "thing")} you have not seen yet`,
    greeting: "Hello,",
    paragraphs: only
      ? [only.detail ? `${only.detail}.` : "It is waiting for you on SelfNVest."]
      : [due.kind === "daily" ? "This happened since yesterday:" : "This has just happened:"],
    facts: only
      ? []
      : news.map(({ title, detail, href }) => ({
          label: detail ?? "News",
          value: title,
          url: `${siteUrl}${href}`,
        })),
    action: only
      ? {
          label: due.news[0]?.answer_token ? "Read and answer" : "Have a look",
          url: `${siteUrl}${only.href}`,
        }
      : { label: "See all your news", url: siteUrl + paths.notifications.href() },
    closing:
      "You get this email because you have an account on SelfNVest and had not seen this there yet.",
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

function inOneLine({ title, detail, href }: ReturnType<typeof described>) {
  return {
    title: oneLine(title, MAX_MAIL_TITLE),
    detail: detail && oneLine(detail, MAX_MAIL_TITLE),
    href,
  };
}
