import { z } from "zod";
import "../site/zod-settings.ts";
import { cleanEmail, cleanPhone, isReachable } from "../site/text/contact-details.ts";
import { oneLine, storable } from "../site/text/written-text.ts";
import { isCalendarDate } from "../site/time/time-zones.ts";
import { isStandardSlot } from "./availability.ts";
import { AGENT_STATUSES, BOOKING_LIMITS, CONTACT_METHODS } from "./bookings.ts";
import { MAX_PROPOSED_TIMES } from "./showings.ts";
import { MOST_VISITORS } from "./visitor-needs.ts";

/** A visitor's booking request. The browser creates the id, so a retry is the same booking. */
export const bookingSchema = z.object({
  id: z.uuid(),
  listing_id: z.uuid(),
  date: z.string().refine(isCalendarDate, "Please choose a date."),
  time: z.string().refine(isStandardSlot, "Please select a time slot"),
  visitor_name: oneLine()
    .min(1, "Please enter your full name.")
    .max(
      BOOKING_LIMITS.visitor_name,
      `Please use at most ${BOOKING_LIMITS.visitor_name} characters.`,
    ),
  visitor_email: z
    .string()
    .overwrite(cleanEmail)
    .min(1, "Please enter your email address.")
    .max(BOOKING_LIMITS.visitor_email, "This email address is too long.")
    .refine(isReachable, "Please enter a valid email address"),
  visitor_phone: oneLine()
    .overwrite((text) => cleanPhone(text) ?? text)
    .min(1, "Please enter your phone number.")
    .max(BOOKING_LIMITS.visitor_phone, "This phone number is too long.")
    .refine((phone) => cleanPhone(phone) === phone, "Please enter a valid phone number."),
  agent_status: z.enum(AGENT_STATUSES).default("non-agent"),
  contact_method: z.enum(CONTACT_METHODS).default("email"),
  /** Instead of a time on offer; date and time are then one of them. */
  wishes: z
    .array(
      z.object({
        date: z.string().refine(isCalendarDate, "Please choose a date."),
        time: z.string().refine(isStandardSlot, "Please select a time slot"),
      }),
    )
    .min(1)
    .max(MAX_PROPOSED_TIMES)
    .optional(),
  people: z.int().min(1).max(MOST_VISITORS).nullable().default(null),
  /** A document of the visitor's own. */
  proof_id: z.uuid().nullable().default(null),
  special_requests: z
    .string()
    .overwrite((text) => storable(text).trim())
    .max(
      BOOKING_LIMITS.special_requests,
      `Please keep your note under ${BOOKING_LIMITS.special_requests} characters.`,
    )
    .transform((text) => text || null)
    .nullable()
    .default(null),
});

export type NewBooking = z.output<typeof bookingSchema>;
