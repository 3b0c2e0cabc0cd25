import { encodeBase64 } from "@std/encoding/base64.js";
import { fetchWithin } from "./database.ts";
import type { MailSettings } from "./env.ts";
import { type Mail, MailError, type Mailer } from "./mail.ts";
import { problemOf, type ThirdParty } from "./third-parties.ts";

/** Sends mail through Resend's HTTP API. */
export function createMailer(settings: MailSettings, service: ThirdParty): Mailer {
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
        service.fails("no_answer");
        throw new MailError("mail service did not answer", true, { cause });
      });
      const answer = await response.text().catch(() => "");
      if (response.ok) {
        if (isReceipt(answer)) return service.works();
        service.fails("wrong_answer", response.status);
        throw new MailError(`mail ${response.status} without an id`, true);
      }
      const problem = problemIn(answer);
      note(service, response.status, answer, problem);
      // The service already accepted an email under this key: an earlier attempt got through.
      if (problem === "invalid_idempotent_request") return;
      throw new MailError(`mail ${response.status} ${problem}`, isTransient(response.status), {
        // A wrong sender is our configuration's fault, not this mail's.
        isFinal: response.status === 422 && problem !== "invalid_from_address",
        ...(response.status === 429 ? { waitSeconds: secondsToWait(response) } : {}),
      });
    },
  };
}

function note(service: ThirdParty, status: number, answer: string, problem: string) {
  const failure = problem === "invalid_from_address" ? "refused" : problemOf(status, answer);
  if (failure === undefined) service.works();
  // The service asks for a pause whenever two of our functions send at the same moment.
  else if (failure !== "busy") service.fails(failure, status);
}

function toResend({ to, from, subject, html, text, headers, attachments = [] }: Mail) {
  return {
    to: [to],
    from,
    subject,
    html,
    text,
    headers,
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      content_type: contentType,
      content: encodeBase64(content),
    })),
  };
}

/**
 * Whether the service names the email it has accepted. Proxies, login pages of networks and parked
 * domains answer 200 as well.
 */
function isReceipt(answer: string): boolean {
  try {
    const { id } = JSON.parse(answer) as { id?: unknown };
    return typeof id === "string" && id.trim() !== "";
  } catch {
    return false;
  }
}

/** The name of Resend's error. Its message is ignored because it may quote an address. */
function problemIn(answer: string): string {
  return answer.match(/"name"\s*:\s*"([a-z_]{1,60})"/)?.[1] ?? "unnamed";
}

const USUAL_WAIT_S = 60;
const LONGEST_WAIT_S = 6 * 3600;

function secondsToWait(response: Response): number {
  const asked = Number(response.headers.get("retry-after") ?? "");
  return asked > 0 ? Math.min(Math.ceil(asked), LONGEST_WAIT_S) : USUAL_WAIT_S;
}

/** Any other 409 means that the same key is being sent right now. */
function isTransient(status: number): boolean {
  return status === 408 || status === 409 || status === 429 || status >= 500;
}
