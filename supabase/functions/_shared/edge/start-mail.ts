import { type MailSettings, readMailSettings } from "./env.ts";
import type { Mailer } from "./mail.ts";
import { createMailer } from "./mailer.ts";
import { type Parts, startFunction } from "./start.ts";
import { createThirdParty } from "./third-parties.ts";
import { createVisitors, type Visitors } from "./visitor.ts";

/** The parts of every function that sends mail. */
type MailParts = Parts & { mail: MailSettings; visitors: Visitors; mailer: Mailer };

/** Like `startFunction`, for a function that sends mail. */
export function startMailFunction(
  name: string,
  build: (parts: MailParts) => { fetch(request: Request): Response | Promise<Response> },
) {
  return startFunction(
    name,
    (read) => ({ mail: readMailSettings(read) }),
    (parts) =>
      build({
        ...parts,
        visitors: createVisitors(parts.platform.secretKey),
        mailer: createMailer(parts.mail, createThirdParty("mail", parts.database)),
      }),
  );
}
