import { AppError, type ErrorCode } from "../domain/site/errors/errors.ts";

/** An error whose answer says more than a text, such as what is wrong with each field. */
export class DetailedError extends AppError {
  readonly details: Record<string, unknown>;

  constructor(code: ErrorCode, details: Record<string, unknown>, text?: string) {
    super(code, text === undefined ? {} : { text });
    this.details = details;
  }
}
