import { dialable, phoneHref } from "@domain/site/text/contact-details.ts";
import { formatDate, formatTime } from "@domain/site/text/format.ts";
import type { Showing } from "@web/api/showings/showings.ts";

/** Links that open the owner's mail, phone or messaging app. */

export function mailHref(
  showing: Pick<Showing, "visitor_email" | "date" | "time" | "home">,
): string {
  const subject = `Showing of ${showing.home.title} on ${formatDate(showing.date)}, ${formatTime(showing.time)}`;
  const address = encodeURIComponent(showing.visitor_email).replace("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

/** The visitor's preferred contact method. */
export function preferredHref(showing: Showing): string {
  if (showing.contact_method === "phone") return phoneHref(showing.visitor_phone);
  if (showing.contact_method === "text")
    return `sms:${dialable(showing.visitor_phone.split("x", 1)[0] ?? "")}`;
  return mailHref(showing);
}
