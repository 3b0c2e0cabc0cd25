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
  attachments: { filename: string; contentType: string; content: string }[];
  /** Sending again under the same key, within a day, delivers nothing new. */
  idempotencyKey: string;
};

/** `reason` says what happened without quoting anybody; `retryable` whether time may help. */
export class MailError extends Error {
  readonly reason: string;
  readonly retryable: boolean;

  constructor(reason: string, retryable: boolean, cause?: unknown) {
    super(reason, { cause });
    this.name = "MailError";
    this.reason = reason;
    this.retryable = retryable;
  }
}
