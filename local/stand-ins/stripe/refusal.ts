import type { Context } from "hono";

type ErrorBody = { type?: string; code?: string; message: string; param?: string };

/** An error as Stripe words it. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 404,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

export function refuse(c: Context, status: 400 | 401 | 404 | 409, body: ErrorBody) {
  return c.json({ error: { type: "invalid_request_error", ...body } }, status);
}
