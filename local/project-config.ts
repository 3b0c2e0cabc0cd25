import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** The parts of supabase/config.toml that the local cloud obeys too. */
export interface ProjectConfig {
  api: { max_rows: number };
  auth: {
    enable_signup: boolean;
    jwt_expiry: number;
    minimum_password_length: number;
    enable_refresh_token_rotation: boolean;
    refresh_token_reuse_interval: number;
    email: {
      max_frequency: string;
      otp_length: number;
      otp_expiry: number;
      double_confirm_changes: boolean;
      require_current_password: boolean;
      secure_password_change: boolean;
    };
  };
  mailTemplates: MailTemplates;
  functions: Record<string, { verify_jwt?: boolean }>;
}

/** Of account mail, by what it is for; the file is named from the project's root. */
export type MailTemplates = Record<string, { subject: string; content_path: string }>;

const CONFIG = fileURLToPath(new URL("../supabase/config.toml", import.meta.url));

export async function readProjectConfig(path = CONFIG): Promise<ProjectConfig> {
  const values = parseToml(await readFile(path, "utf8"));
  const pick = <T>(section: string, key: string): T => {
    const value = values[section]?.[key];
    if (value === undefined) throw new Error(`${path} lacks ${key} in [${section}].`);
    return value as T;
  };
  const below = (prefix: string) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([section, settings]) =>
        section.startsWith(prefix) ? [[section.slice(prefix.length), settings] as const] : [],
      ),
    );
  return {
    api: { max_rows: pick("api", "max_rows") },
    auth: {
      enable_signup: pick("auth", "enable_signup"),
      jwt_expiry: pick("auth", "jwt_expiry"),
      minimum_password_length: pick("auth", "minimum_password_length"),
      enable_refresh_token_rotation: pick("auth", "enable_refresh_token_rotation"),
      refresh_token_reuse_interval: pick("auth", "refresh_token_reuse_interval"),
      email: {
        max_frequency: pick("auth.email", "max_frequency"),
        otp_length: pick("auth.email", "otp_length"),
        otp_expiry: pick("auth.email", "otp_expiry"),
        double_confirm_changes: pick("auth.email", "double_confirm_changes"),
        require_current_password: pick("auth.email", "require_current_password"),
        secure_password_change: pick("auth.email", "secure_password_change"),
      },
    },
    mailTemplates: below("auth.email.template.") as MailTemplates,
    functions: below("functions."),
  };
}

type Section = Record<string, string | number | boolean>;

/**
 * The plain values of a TOML file by section: quoted text, numbers, true and false. Lists and
 * whatever else TOML knows are left out, since nobody here asks for them.
 */
export function parseToml(text: string): Record<string, Section> {
  const sections: Record<string, Section> = {};
  let section: Section = {};
  for (const line of text.split("\n")) {
    const header = /^\s*\[([^[\]]+)\]\s*(#.*)?$/.exec(line)?.[1];
    if (header) {
      section = {};
      sections[header.trim().replaceAll('"', "")] = section;
      continue;
    }
    const [, key, quoted, word] =
      /^\s*([\w-]+)\s*=\s*(?:"([^"\\]*)"|(true|false|[+-]?\d+(?:\.\d+)?))\s*(?:#.*)?$/.exec(line) ??
      [];
    if (key === undefined) continue;
    section[key] = quoted ?? (word === "true" ? true : word === "false" ? false : Number(word));
  }
  return sections;
}
