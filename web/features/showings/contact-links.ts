import { formatDate, formatTime } from "@domain/format.ts";
import type { Showing } from "@web/api/showings.ts";

/** Links that open the owner's mail, phone or messaging app. */

export function mailHref(
  showing: Pick<Showing, "visitor_email" | "date" | "time" | "home">,
): string {
  const subject = `Viewing of ${showing.home.title} on ${formatDate(showing.date)}, ${formatTime(showing.time)}`;
  const address = encodeURIComponent(showing.visitor_email).replace("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

export function phoneHref(phone: string): string {
  return `tel:${dialable(phone)}`;
}

/** The visitor's preferred contact method. */
export function preferredHref(showing: Showing): string {
  if (showing.contact_method === "phone") return phoneHref(showing.visitor_phone);
  if (showing.contact_method === "text") return `sms:${dialable(showing.visitor_phone)}`;
  return mailHref(showing);
}

/** Digits and a leading plus; an extension ("x12") becomes a pause before its digits. */
function dialable(phone: string): string {
  const [number = "", extension] = phone.split("x", 2);
  const digits = (text: string) => text.replace(/\D/g, "");
  const plus = number.trim().startsWith("+") ? "+" : "";
  return plus + digits(number) + (extension ? `,${digits(extension)}` : "");
}
