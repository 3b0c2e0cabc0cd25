import { type MailSettings, type Reader, readMailSettings } from "./env.ts";
import type { Mailer } from "./mail.ts";
import { createMailer } from "./mailer.ts";
import { type Parts, startFunction } from "./start.ts";
import { createThirdParty } from "./third-parties.ts";
import { createVisitors, type Visitors } from "./visitor.ts";

/** The parts of every function that sends mail. */
type MailParts = Parts & { mail: MailSettings; visitors: Visitors; mailer: Mailer };

type Fetching = { fetch(request: Request): Response | Promise<Response> };

/** Starts a function that sends mail, as `startFunction` does. */
export function startMailFunction(name: string, build: (parts: MailParts) => Fetching) {
  return startMailFunctionWith(name, () => ({}), build);
}

/** @param describe reads the variables that only this function has. */
export function startMailFunctionWith<Settings>(
  name: string,
  describe: (read: Reader) => Settings,
  build: (parts: MailParts & Settings) => Fetching,
) {
  return startFunction(
    name,
    (read) => ({ mail: readMailSettings(read), own: describe(read) }),
    ({ own, ...parts }) =>
      build({
        ...parts,
        ...own,
        visitors: createVisitors(parts.platform.secretKey),
        mailer: createMailer(parts.mail, createThirdParty("mail", parts.database)),
      }),
  );
}
