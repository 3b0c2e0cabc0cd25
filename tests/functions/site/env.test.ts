import { describe, expect, it } from "vitest";
import {
  EnvironmentError,
  readEnvironment,
  readMailSettings,
  readPlatform,
} from "../../../supabase/functions/_shared/edge/env.ts";
import { EDGE_ENV } from "../../support/edge-process.ts";

const from = (env: Record<string, string | undefined>) => (name: string) => env[name];

/** The names in an EnvironmentError. */
function missing(env: Record<string, string | undefined>): string[] {
  try {
    readEnvironment(from(env), (read) => [readPlatform(read), readMailSettings(read)]);
    return [];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.names;
  }
}

describe("the environment of a function", () => {
  it("is read into settings", () => {
    const { url, allowedOrigins, timeoutMs } = readEnvironment(
      from({ ...EDGE_ENV, SUPABASE_URL: "http://127.0.0.1:54321/", UPSTREAM_TIMEOUT_MS: "1500" }),
      readPlatform,
    );
    expect(url).toBe("http://127.0.0.1:54321");
    expect(allowedOrigins).toEqual(["https://site.example", "http://localhost:5173"]);
    expect(timeoutMs).toBe(1_500);
  });

  it("has sensible defaults", () => {
    const env = { ...EDGE_ENV };
    for (const name of ["SUPABASE_PUBLIC_URL", "UPSTREAM_TIMEOUT_MS", "RESEND_BASE_URL"])
      delete env[name];
    const platform = readEnvironment(from(env), readPlatform);
    expect(platform.publicUrl).toBe(platform.url);
    expect(platform.timeoutMs).toBe(10_000);
    expect(readEnvironment(from(env), readMailSettings).baseUrl).toBe("https://api.resend.com");
  });

  it("names everything missing at once", () => {
    expect(missing({})).toEqual([
      "SUPABASE_URL",
      "SUPABASE_ANON_KEY",
      "SUPABASE_SERVICE_ROLE_KEY",
      "ALLOWED_ORIGINS",
      "RESEND_API_KEY",
      "MAIL_FROM",
      "SITE_URL",
    ]);
    expect(missing(EDGE_ENV)).toEqual([]);
  });

  it("prefers all keys of a new project to a legacy one", () => {
    const env = {
      ...EDGE_ENV,
      SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_publishable_2","default":"sb_publishable_1"}',
      SUPABASE_SECRET_KEYS: '{"rotated":"sb_secret_2","default":"sb_secret_1"}',
    };
    expect(readEnvironment(from(env), readPlatform)).toMatchObject({
      publishableKey: "sb_publishable_1",
      secretKey: "sb_secret_1",
      secretKeys: ["sb_secret_2", "sb_secret_1"],
    });
    expect(readEnvironment(from(EDGE_ENV), readPlatform)).toMatchObject({
      publishableKey: EDGE_ENV.SUPABASE_ANON_KEY,
      secretKeys: [EDGE_ENV.SUPABASE_SERVICE_ROLE_KEY],
    });
  });

  it.each([
    ["SUPABASE_SECRET_KEYS", "sb_secret_1"],
    ["SUPABASE_SECRET_KEYS", '{"default":1}'],
    ["SUPABASE_URL", "localhost:54321"],
    ["SUPABASE_URL", "javascript:alert(1)"],
    ["SITE_URL", "https://"],
    ["UPSTREAM_TIMEOUT_MS", "soon"],
    ["UPSTREAM_TIMEOUT_MS", "0"],
    ["SUPABASE_ANON_KEY", "   "],
  ])("rejects %s=%s", (name, value) => {
    expect(missing({ ...EDGE_ENV, [name]: value })).toEqual([name]);
  });

  it("keeps values out of the message", () => {
    const error = new EnvironmentError(missing({ ...EDGE_ENV, SUPABASE_URL: "secret-host" }));
    expect(error.message).toContain("SUPABASE_URL");
    expect(error.message).not.toContain("secret-host");
  });
});
