export type Mailer = {
  /** @throws MailError */
  send(mail: Mail): Promise<void>;
};

export type Mail = {
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  /** Headers of the mail itself, e.g. List-Unsubscribe. */
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: string }[];
  /** Sending again with the same key within a day delivers nothing new. */
  idempotencyKey: string;
};

/** Headers with which mail programs unsubscribe in one click (RFC 8058), by posting to this address. */
export function oneClickHeaders(address: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${address}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/**
 * `reason` says what happened without quoting user data; `retryable` whether a later attempt may
 * succeed.
 */
export class MailError extends Error {
  readonly reason: string;
  readonly retryable: boolean;
  /** The service will never accept this particular mail. */
  readonly isFinal: boolean;
  /** The service is healthy but asks us to retry after this many seconds. */
  readonly waitSeconds: number | undefined;

  constructor(
    reason: string,
    retryable: boolean,
    options: { cause?: unknown; isFinal?: boolean; waitSeconds?: number } = {},
  ) {
    super(reason, { cause: options.cause });
    this.name = "MailError";
    this.reason = reason;
    this.retryable = retryable;
    this.isFinal = options.isFinal ?? false;
    this.waitSeconds = options.waitSeconds;
  }
}
