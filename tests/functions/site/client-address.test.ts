import { describe, expect, it } from "vitest";
import {
  clientAddress,
  networksOf,
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

describe("networksOf", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
    ["2001:0db8:0001:0002::1", "2001:db8:1:2::"],
    ["2001:db8::1", "2001:db8::"],
    ["::1", "::"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["unknown", "unknown"],
    ["not:an:address", "not:an:address"],
    ["300.1.1.1", "300.1.1.1"],
  ])("the narrowest network of %s is %s", (address, network) => {
    expect(networksOf(address)[0]).toBe(network);
  });

  it.each([
    ["203.0.113.9", ["203.0.113.0/24"]],
    [
      "2001:db8:1234:5678::9",
      [
        "2001:db8:1234::/48",
        "2001:db8:1230::/44",
        "2001:db8:1200::/40",
        "2001:db8:1000::/36",
        "2001:db8::/32",
      ],
    ],
    ["unknown", []],
  ])("the networks around %s are %j", (address, networks) => {
    expect(networksOf(address).slice(1)).toEqual(networks);
  });

  it("are the same within a household and differ next door", () => {
    expect(networksOf("2001:db8:1:2:aaaa::1")).toEqual(networksOf("2001:db8:1:2:bbbb:c::2"));
    expect(networksOf("2001:db8:1:2::1")[0]).not.toBe(networksOf("2001:db8:1:3::1")[0]);
  });
});
