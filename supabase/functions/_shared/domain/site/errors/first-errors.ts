import { MAX_FAVORITES } from "../../search/favorites.ts";

type Entry = { status: number; text: string };

/**
 * The part of the catalogue (errors.ts) that a page can need before it has asked the server
 * anything, or when nothing can be asked. The rest loads with the first refusal, which keeps it out of the
 * first load (docs/speed.md#the-first-load).
 */
export const FIRST_ERRORS = {
  authentication_required: { status: 401, text: "Authentication required" },
  internal: { status: 500, text: "Something went wrong. Please try again." },
  unavailable: { status: 503, text: "This is not available right now. Please try again shortly." },
  network: { status: 0, text: "Network error - please check your connection" },
  /** Happens only in the browser: the answer came from another version of the site. */
  new_version: { status: 409, text: "A new version is available. Please reload the page." },
  /** Mock mode: the browser has no Supabase project and makes no requests. */
  not_configured: {
    status: 403,
    text: "Authentication is currently disabled. Please configure Supabase credentials.",
  },
  listings_unavailable: { status: 503, text: "Failed to load listings" },
  user_listings_unavailable: { status: 503, text: "Failed to fetch user listings" },
  dashboard_unavailable: {
    status: 503,
    text: "Failed to load dashboard data. Please refresh the page.",
  },
  listing_not_found: {
    status: 404,
    text: "We could not find this home. It may have been sold or taken down.",
  },
  listing_not_available: { status: 409, text: "This home is no longer available for showings." },
  favorite_not_saved: {
    status: 503,
    text: "Your favorites could not be changed. Please try again.",
  },
  too_many_favorites: {
    status: 409,
    text: `You can keep up to ${MAX_FAVORITES} favorites. Please remove one first.`,
  },
} as const satisfies Record<string, Entry>;

/** All errors by their codes: errors.ts, which builds on this file, adds them to the type. */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface Catalogue {}
export type ErrorCode = keyof Catalogue;

let catalogue: Partial<Record<ErrorCode, Entry>> = FIRST_ERRORS;

/** Called once, by errors.ts. */
export function registerErrors(all: Record<ErrorCode, Entry>): void {
  catalogue = all;
}

/** An error with a code from the catalogue. `message` is for logs, `text` for users. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly text: string;

  constructor(code: ErrorCode, options: { text?: string; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    const { status, text } = catalogue[code] ?? FIRST_ERRORS.internal;
    this.status = status;
    this.text = options.text ?? text;
  }
}

/** The text of a code for users, whatever text an error with this code has. */
export function catalogText(code: ErrorCode): string {
  return new AppError(code).text;
}

/** The text of anything that was thrown, for users: its own text, or the text of `otherwise`. */
export function textOf(error: unknown, otherwise: ErrorCode): string {
  return (error instanceof AppError ? error : new AppError(otherwise)).text;
}
