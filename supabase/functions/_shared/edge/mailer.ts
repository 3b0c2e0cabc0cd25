import { encodeBase64 } from "@std/encoding/base64.js";
import { fetchWithin } from "./database.ts";
import type { MailSettings } from "./env.ts";
import { type Mail, MailError, type Mailer } from "./mail.ts";

/** Sends mail through Resend's HTTP API. */
export function createMailer(settings: MailSettings): Mailer {
  const fetch = fetchWithin(settings.timeoutMs);
  return {
    async send(mail) {
      const response = await fetch(`${settings.baseUrl}/emails`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${settings.apiKey}`,
          "Content-Type": "application/json",
          "Idempotency-Key": mail.idempotencyKey,
        },
        body: JSON.stringify(toResend(mail)),
      }).catch((cause) => {
        throw new MailError("mail service did not answer", true, cause);
      });
      const problem = await readProblem(response);
      // The service already took a mail under this key: an earlier attempt got through.
      if (response.ok || problem === "invalid_idempotent_request") return;
      throw new MailError(`mail ${response.status} ${problem}`, isPassing(response.status));
    },
  };
}

function toResend({ to, from, subject, html, text, attachments }: Mail) {
  return {
    to: [to],
    from,
    subject,
    html,
    text,
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      content_type: contentType,
      content: encodeBase64(content),
    })),
  };
}

/** The name of Resend's error. Its message may quote an address, so it is not read. */
async function readProblem(response: Response): Promise<string> {
  const text = await response.text().catch(() => "");
  return text.match(/"name"\s*:\s*"([a-z_]{1,60})"/)?.[1] ?? "unnamed";
}

/** 409 is left over for "the same key is being sent just now". */
function isPassing(status: number): boolean {
  return status === 408 || status === 409 || status === 429 || status >= 500;
}
