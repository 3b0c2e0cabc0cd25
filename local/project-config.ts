import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import { z } from "zod";

/** The parts of supabase/config.toml that the local cloud obeys too. */
const configSchema = z.object({
  api: z.object({ max_rows: z.number() }),
  auth: z.object({
    enable_signup: z.boolean(),
    jwt_expiry: z.number(),
    minimum_password_length: z.number(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number(),
    /** How GoTrue words a text message, and the seconds between two of them ("60s"). */
    sms: z.object({ max_frequency: z.string().regex(/^\d+s$/), template: z.string() }),
    email: z.object({
      max_frequency: z.string(),
      otp_length: z.number(),
      otp_expiry: z.number(),
      double_confirm_changes: z.boolean(),
      require_current_password: z.boolean(),
      secure_password_change: z.boolean(),
      /** Account mail by purpose; file names are relative to the project's root. */
      template: z
        .record(z.string(), z.object({ subject: z.string(), content_path: z.string() }))
        .default({}),
    }),
  }),
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean().optional() })).default({}),
});

export type ProjectConfig = Awaited<ReturnType<typeof readProjectConfig>>;
export type MailTemplates = ProjectConfig["mailTemplates"];

const CONFIG = fileURLToPath(new URL("../supabase/config.toml", import.meta.url));

export async function readProjectConfig(path = CONFIG) {
  const read = configSchema.safeParse(parse(await readFile(path, "utf8")));
  if (!read.success) throw new Error(`${path} is incomplete.\n${z.prettifyError(read.error)}`);
  const { api, auth, functions } = read.data;
  const { template: mailTemplates, ...email } = auth.email;
  return { api, auth: { ...auth, email }, mailTemplates, functions };
}
