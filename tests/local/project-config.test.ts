import { describe, expect, it } from "vitest";
import { parseToml, readProjectConfig } from "../../local/project-config.ts";

describe("parseToml", () => {
  it("reads plain values by section, and leaves out the rest", () => {
    const text = `
      name = "top"
      [a.b] # a section
      text = "x # y" # a comment
      count = 12
      list = ["a", "b"]
      is_on = false
      [functions."send-mail"]
      verify_jwt = true`;
    expect(parseToml(text)).toEqual({
      "a.b": { text: "x # y", count: 12, is_on: false },
      "functions.send-mail": { verify_jwt: true },
    });
  });
});

describe("supabase/config.toml", () => {
  it("asks for confirmed addresses and passwords of 8 characters in production", async () => {
    const config = await readProjectConfig();
    expect(config.auth.minimum_password_length).toBe(8);
    expect(config.functions.listings).toEqual({ verify_jwt: false });
  });
});
