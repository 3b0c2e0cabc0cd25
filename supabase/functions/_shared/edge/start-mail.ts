import { type Callers, createCallers } from "./caller.ts";
import { createDatabase, type Database } from "./database.ts";
import { type MailSettings, type Platform, readMailSettings, readPlatform } from "./env.ts";
import type { Mailer } from "./mail.ts";
import { createMailer } from "./mailer.ts";
import { startFunction } from "./start.ts";
import { createVisitors, type Visitors } from "./visitor.ts";

/** The parts of every function that sends mail. */
type MailParts = {
  platform: Platform;
  mail: MailSettings;
  database: Database;
  callers: Callers;
  visitors: Visitors;
  mailer: Mailer;
};

/** Like `startFunction`, for a function that sends mail. */
export function startMailFunction(
  name: string,
  build: (parts: MailParts) => { fetch(request: Request): Response | Promise<Response> },
) {
  return startFunction(
    name,
    (read) => ({ platform: readPlatform(read), mail: readMailSettings(read) }),
    ({ platform, mail }) => {
      const database = createDatabase(platform);
      return build({
        platform,
        mail,
        database,
        callers: createCallers(platform, database),
        visitors: createVisitors(platform.secretKey),
        mailer: createMailer(mail),
      });
    },
  );
}
