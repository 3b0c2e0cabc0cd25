import { parseEnv } from "@web/lib/env.ts";
import { describe, expect, it } from "vitest";

const REAL = {
  VITE_SUPABASE_URL: "https://abcdefghijkl.supabase.co/",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_4fG9hT2kQ",
};

describe("parseEnv", () => {
  it("is configured with an address and a key, and drops the trailing slash", () => {
    expect(parseEnv(REAL)).toMatchObject({
      isConfigured: true,
      supabaseUrl: "https://abcdefghijkl.supabase.co",
    });
  });

  it("is configured against the local cloud", () => {
    const local = { ...REAL, VITE_SUPABASE_URL: "http://127.0.0.1:54321" };
    expect(parseEnv(local).isConfigured).toBe(true);
  });

  it.each([
    { ...REAL, VITE_SUPABASE_URL: undefined },
    { ...REAL, VITE_SUPABASE_PUBLISHABLE_KEY: " " },
    { ...REAL, VITE_SUPABASE_URL: "https://your-project.supabase.co" },
    { ...REAL, VITE_SUPABASE_URL: "javascript:alert(1)" },
    { ...REAL, VITE_SUPABASE_PUBLISHABLE_KEY: "your_key_here" },
    { ...REAL, VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_…" },
    { ...REAL, VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_xxxxxxxx" },
    { ...REAL, VITE_SUPABASE_URL: "https://xxx.supabase.co" },
  ])("is in mock mode with %o", (source) => {
    expect(parseEnv(source).isConfigured).toBe(false);
  });

  it.each([
    "sb_publishable_M6zEXxxTZt_z_sTgeloBzc_R-7PttxZ",
    "sb_publishable_m9YyA52NCoCCgri3xNcwyJ_XxxMAO7Y",
  ])("is configured with %s, where chance has put a run of x", (key) => {
    expect(parseEnv({ ...REAL, VITE_SUPABASE_PUBLISHABLE_KEY: key }).isConfigured).toBe(true);
  });

  it("omits empty optional variables", () => {
    expect(parseEnv({ ...REAL, VITE_TILE_URL: "" }).tileUrl).toBeUndefined();
  });

  it("uses the product's support address unless another is set", () => {
    expect(parseEnv(REAL).supportEmail).toBe("support@selfnvest.com");
    const own = { ...REAL, VITE_SUPPORT_EMAIL: " hello@homes.example " };
    expect(parseEnv(own).supportEmail).toBe("hello@homes.example");
  });

  it("links to the configured social pages, in order", () => {
    expect(parseEnv(REAL).socialLinks).toEqual([]);
    const some = {
      ...REAL,
      VITE_SOCIAL_FACEBOOK: "https://www.facebook.com/homes",
      VITE_SOCIAL_INSTAGRAM: "https://www.instagram.com/homes",
      VITE_SOCIAL_TWITTER: "javascript:alert(1)",
    };
    expect(parseEnv(some).socialLinks.map(({ name }) => name)).toEqual(["Instagram", "Facebook"]);
  });
});
