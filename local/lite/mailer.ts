import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "@supabase/lite";
import type { MailTemplates } from "../project-config.ts";
import type { MailService } from "../services.ts";
import { PROJECT_DIR } from "../settings.ts";

type Mailer = NonNullable<App["_mailer"]>;

/** After this time, the mail service is reported as not accepting an email. */
const MAIL_TIMEOUT_MS = 10_000;

interface MailerOptions {
  mail: MailService;
  siteUrl: string;
  templates: MailTemplates;
  /** Waits for mail still on its way. */
  stopped: AbortSignal;
  warn: (line: string) => void;
  timeoutMs?: number;
}

/**
 * Account mail from the project's templates, filled in as GoTrue does. It is sent after the answer,
 * so that the time a mail service takes can't reveal which addresses have an account.
 */
export function createMailer(options: MailerOptions): Mailer {
  const { mail, siteUrl, warn, stopped, timeoutMs = MAIL_TIMEOUT_MS } = options;

  async function handOver(kind: string, to: string, values: Record<string, string>) {
    const template = options.templates[kind];
    if (!template) throw new Error(`supabase/config.toml has no [auth.email.template.${kind}]`);
    const text = await readFile(join(PROJECT_DIR, template.content_path), "utf8");
    const answer = await fetch(`${mail.baseUrl}/emails`, {
      method: "POST",
      headers: { authorization: `Bearer ${mail.apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({
        from: mail.from,
        to: [to],
        subject: template.subject,
        html: fillIn(text, { SiteURL: siteUrl, ...values }),
      }),
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stopped]),
    });
    const receipt = await answer.json().catch(() => undefined);
    if (!answer.ok) throw new Error(`the mail service answered ${answer.status}`);
    // A login page of the network answers 200 as well.
    if (!receipt?.id) throw new Error("the mail service's answer names no mail");
  }

  const send = async (kind: string, to: string, values: Record<string, string>) => {
    handOver(kind, to, values).catch((error: Error) => {
      if (!stopped.aborted) warn(`An account mail (${kind}) was not sent: ${error.message}`);
    });
  };
  return {
    sendConfirmation: (to, TokenHash, Token) =>
      send("confirmation", to, { Email: to, TokenHash, Token }),
    sendRecovery: (to, TokenHash, Token) => send("recovery", to, { Email: to, TokenHash, Token }),
    sendMagicLink: (to, TokenHash, Token) =>
      send("magic_link", to, { Email: to, TokenHash, Token }),
    sendReauthentication: (to, Token) => send("reauthentication", to, { Email: to, Token }),
    // lite names the new address's hash only where both mailboxes have to agree.
    async sendEmailChange(to, TokenHash, Token, meta = {}) {
      const { currentEmail: Email = to, newEmail: NewEmail = to, tokenHashNew, tokenNew } = meta;
      await send("email_change", to, { Email, NewEmail, TokenHash, Token });
      if (tokenHashNew && tokenNew) {
        const theirs = { TokenHash: tokenHashNew, Token: tokenNew };
        await send("email_change", NewEmail, { Email, NewEmail, ...theirs });
      }
    },
  };
}

function fillIn(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) =>
    (values[name] ?? "").replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`),
  );
}
