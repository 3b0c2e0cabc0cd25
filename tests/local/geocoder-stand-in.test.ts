import { describe, expect, it } from "vitest";
import { geocoderService } from "../../local/services.ts";
import { createGeocoderStandIn } from "../../local/stand-ins/geocoder.ts";

const app = createGeocoderStandIn();
const ask = (q: string, others: Record<string, string> = {}, agent = "SelfNVest/1.0") => {
  const query = new URLSearchParams({ format: "json", q, countrycodes: "us", ...others });
  return app.request(`/search?${query}`, { headers: { "user-agent": agent } });
};
const found = async (q: string, others?: Record<string, string>) => (await ask(q, others)).json();

describe("the geocoder's stand-in", () => {
  it("answers like Nominatim", async () => {
    const [place] = await found("1418 Maple St, Boise, ID, 83702");
    expect(place).toMatchObject({
      lat: expect.stringMatching(/^43\.\d{6}$/),
      lon: expect.stringMatching(/^-116\.\d{6}$/),
      display_name: "1418 Maple St, Boise, Ada County, Idaho, 83702, United States",
      importance: expect.any(Number),
      address: { city: "Boise", postcode: "83702" },
    });
  });

  it("finds the same street at the same place, and another street elsewhere", async () => {
    const place = async (q: string) => (await found(q)).map(({ lat, lon }: Spot) => [lat, lon]);
    const maple = await place("1418 Maple St, Boise, ID, 83702");
    expect(await place("1418 maple st, boise, id, 83702-1234")).toEqual(maple);
    expect(await place("1420 Maple St, Boise, ID, 83702")).not.toEqual(maple);
    expect(await place("1418 Maple St, Boise, ID, 83703")).not.toEqual(maple);
  });

  it("finds a town by name, or the center of a ZIP code", async () => {
    expect((await found("9 Ocean Ave, Santa Cruz, CA")).length).toBeGreaterThan(0);
    expect(await found("9 Ocean Ave, Santa Cruz, CA", { limit: "1" })).toHaveLength(1);
    expect((await found("Boise, ID, 83702"))[0].display_name).toMatch(/^Boise, Ada County/);
  });

  it.each(["1 Nowhere Ln, Boise, ID, 83702", "1 Maple St, Atlantis, ID", "00000", "x", "1,2,3"])(
    "does not know %s",
    async (q) => {
      expect(await found(q)).toEqual([]);
    },
  );

  it("refuses what the public service refuses", async () => {
    for (const agent of ["", "Deno/2.9.6", "node", "curl/8"])
      expect((await ask("Boise, ID, 83702", {}, agent)).status).toBe(403);
    expect((await ask(" ")).status).toBe(400);
    expect((await ask("Boise", { format: "xml" })).status).toBe(400);
    expect(await found("Boise, ID, 83702", { countrycodes: "de" })).toEqual([]);
  });
});

type Spot = { lat: string; lon: string };

describe("geocoderService", () => {
  it("is the stand-in unless an address is set", () => {
    const standIn = { baseUrl: "http://127.0.0.1:1/geocoder", userAgent: "" };
    expect(geocoderService({}, "http://127.0.0.1:1")).toEqual(standIn);
    expect(geocoderService({ GEOCODER_URL: " " }, "http://127.0.0.1:1")).toEqual(standIn);
    const env = {
      GEOCODER_URL: "https://geo.example/",
      GEOCODER_USER_AGENT: "Us/1 (us@x.example)",
    };
    expect(geocoderService(env, "http://127.0.0.1:1")).toEqual({
      baseUrl: "https://geo.example",
      userAgent: "Us/1 (us@x.example)",
    });
  });
});
