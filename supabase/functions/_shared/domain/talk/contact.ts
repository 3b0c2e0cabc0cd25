import { emailProblem, foundProblems, type Problems } from "../people/authentication.ts";
import { isVisible } from "../site/text/contact-details.ts";
import { formatNumber } from "../site/text/format.ts";

/**
 * The contact popup (docs/product.md A§2, A§3): its fields and the mail handed to the visitor's own
 * mail program. Our server never sees the message.
 */
export type ContactMessage = {
  /** Our address; the visitor can't change it. */
  to: string;
  senderName: string;
  senderEmail: string;
  subject: string;
  message: string;
};

export type ContactFields = Omit<ContactMessage, "to">;
type ContactProblems = Problems<ContactFields>;

/** Maximum lengths in characters. */
export const CONTACT_LIMITS = {
  senderName: 100,
  senderEmail: 254,
  subject: 150,
  message: 1500,
} as const;

/**
 * Windows caps the address it hands to a mail program at 2,048 characters, including some of its
 * own.
 */
export const LONGEST_MAILTO = 2000;

/** The popup closes by itself this long after success. */
export const CLOSE_AFTER_MS = 3000;

export const CONTACT_TEXTS = {
  sent: "Your message has been sent successfully! We'll get back to you soon.",
  tooLong: "Your message is too long to hand to a mail program. Please shorten it a little.",
} as const;

export function notOpenedText(email: string): string {
  return `Unable to open email client. Please contact us directly at ${email}`;
}

/** Checks the four required fields; empty when the message can be handed over. */
export function contactProblems(message: ContactMessage): ContactProblems {
  const { senderName, senderEmail, subject, message: text } = message;
  const problems: ContactProblems = {
    senderName: textProblem(senderName, "Name", CONTACT_LIMITS.senderName),
    senderEmail:
      emailProblem(senderEmail) ?? lengthProblem(senderEmail, "Email", CONTACT_LIMITS.senderEmail),
    subject: textProblem(subject, "Subject", CONTACT_LIMITS.subject),
    message: textProblem(text, "Message", CONTACT_LIMITS.message),
  };
  // Non-Latin scripts and line breaks grow when percent-encoded.
  if (!problems.message && mailtoHref(message).length > LONGEST_MAILTO) {
    problems.message = CONTACT_TEXTS.tooLong;
  }
  return foundProblems(problems);
}

/** A mailto: link (RFC 6068). Encoding keeps the input from adding a recipient or a header. */
export function mailtoHref(message: ContactMessage): string {
  const subject = oneLine(message.subject);
  return `mailto:${encoded(message.to).replace("%40", "@")}?subject=${encoded(subject)}&body=${encoded(mailText(message))}`;
}

/** The message signed with name and address, because the mail program may send from another one. */
export function mailText({ senderName, senderEmail, message }: ContactMessage): string {
  const text = message.trim().replace(/\r\n?|\n/g, "\r\n");
  return `${text}\r\n\r\nFrom: ${oneLine(senderName)} (${oneLine(senderEmail)})`;
}

function textProblem(value: string, name: string, limit: number): string | undefined {
  if (!isVisible(value)) return `${name} is required`;
  return lengthProblem(value, name, limit);
}

function lengthProblem(value: string, name: string, limit: number): string | undefined {
  if ([...value.trim()].length <= limit) return undefined;
  return `${name} must be at most ${formatNumber(limit)} characters long`;
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** `encodeURIComponent` throws on a lone surrogate, so it becomes U+FFFD first. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
