import { type AuthFailure, authErrorText } from "./authentication.ts";

/** Proving a telephone by a code in a text message, where the site offers it (decision 222). */

/** As the SQL function `my_telephone` says it. */
export type MyTelephone = {
  offered: boolean;
  /** The profile's number as it is dialed, without the plus; null for one that gets no text message. */
  number: string | null;
  confirmed_at: string | null;
};

export const CODE_DIGITS = 6;

/** Auth sends no sooner another one (`auth.sms.max_frequency` in supabase/config.toml). */
export const CODE_PAUSE_MS = 60_000;

/** The digits of a typed code: "123 456" is 123456. */
export function readCode(typed: string): string {
  return typed.replace(/[\s-]/g, "");
}

export function codeProblem(typed: string): string | undefined {
  return /^\d{6}$/.test(readCode(typed)) ? undefined : "Please enter the six digits";
}

/** Our text for what Auth says about a code or a number. */
export function telephoneErrorText(error: AuthFailure): string {
  return (error.code && TEXTS[error.code]) || authErrorText(error);
}

const TEXTS: Record<string, string> = {
  otp_expired: "This code is not right, or it is too old. Please check it, or ask for another one.",
  phone_exists: "Another account has proven this number. Please use a number of your own.",
  over_sms_send_rate_limit: "We have just sent a code. Please wait a minute before the next one.",
  sms_send_failed: "The code could not be sent. Please check the number, and try again later.",
  phone_provider_disabled: "Telephones can't be proven here at the moment.",
  validation_failed: "Please check the number in your details.",
};

export const TELEPHONE_TEXTS = {
  title: "Prove your telephone",
  lead: "Pages of your homes then say that your telephone is confirmed. They never show the number.",
  missing: "Save a mobile number in your details first. It needs its country code outside the US.",
  confirmed: "Telephone confirmed",
  kept: "Another number in your details has to be proven again.",
  sent: "We have sent a code to",
  code: "Six-digit code",
} as const;
