import { describe, expect, it } from "vitest";
import {
  clientAddress,
  networkOf,
} from "../../../supabase/functions/_shared/edge/client-address.ts";

const from = (headers: Record<string, string>) =>
  clientAddress(new Request("http://x.example", { headers }));

describe("clientAddress", () => {
  it("trusts the platform first, then the nearest proxy, never the caller", () => {
    const claimed = "1.2.3.4, 203.0.113.9";
    expect(from({ "cf-connecting-ip": "198.51.100.7", "x-forwarded-for": claimed })).toBe(
      "198.51.100.7",
    );
    expect(from({ "x-forwarded-for": claimed })).toBe("203.0.113.9");
    expect(from({ "x-forwarded-for": "" })).toBe("unknown");
    expect(from({})).toBe("unknown");
  });
});

describe("networkOf", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
    ["2001:0db8:0001:0002::1", "2001:db8:1:2::"],
    ["2001:db8::1", "2001:db8::"],
    ["::1", "::"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["unknown", "unknown"],
    ["not:an:address", "not:an:address"],
  ])("the network of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ["2001:db8:1:2:3::6", "2001:db8:1::"],
    ["::1", "::"],
    ["203.0.113.9", "203.0.113.9"],
  ])("the network in 48 bits of %s is %s", (address, network) => {
    expect(networkOf(address, 48)).toBe(network);
  });

  it("is the same within a household and differs next door", () => {
    expect(networkOf("2001:db8:1:2:aaaa::1")).toBe(networkOf("2001:db8:1:2:bbbb:c::2"));
    expect(networkOf("2001:db8:1:2::1")).not.toBe(networkOf("2001:db8:1:3::1"));
  });
});
