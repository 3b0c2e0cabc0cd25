import { afterAll, describe, expect, it } from "vitest";
import {
  type EdgeProcess,
  OTHER_SITE,
  SITE,
  startEdgeProcess,
} from "../../support/edge-process.ts";
import { codeOf, jsonOf, postJson } from "../../support/edge-requests.ts";

/** The rules that all functions share, tested on each without a backend. */

const NAMES = ["listings", "send-booking-emails"];
const started = NAMES.map(async (name) => [name, await startEdgeProcess(name)] as const);
const edges: Record<string, EdgeProcess> = Object.fromEntries(await Promise.all(started));
afterAll(() => Promise.all(Object.values(edges).map((edge) => edge.stop())));

const edgeOf = (name: string) => {
  const edge = edges[name];
  if (!edge) throw new Error(`${name} does not run`);
  return edge;
};
const call = (name: string, path?: string, init?: RequestInit) => edgeOf(name).call(path, init);

/** A request that each function answers on its own. */
const KNOWN: Record<string, [string, RequestInit]> = {
  listings: ["/no-such-home", {}],
  "send-booking-emails": ["", postJson({ booking_id: "x" })],
};

describe.each(NAMES)("%s", (name) => {
  const known = (headers: Record<string, string> = {}) => {
    const [path, init] = KNOWN[name] ?? ["", {}];
    return call(name, path, { ...init, headers: { ...init.headers, ...headers } });
  };

  describe("CORS", () => {
    it.each([SITE, OTHER_SITE])("lets pages of %s read the answer", async (origin) => {
      const { headers } = await known({ origin });
      expect(headers.get("access-control-allow-origin")).toBe(origin);
      expect(headers.get("access-control-expose-headers")).toContain("X-Total-Count");
      expect(headers.get("access-control-expose-headers")).toContain("X-Next-Cursor");
      expect(headers.get("vary")).toContain("Origin");
    });

    it.each([
      "https://evil.example",
      "null",
      "https://site.example.evil.example",
      "https://site.example:8443",
      "http://site.example",
      "https://sub.site.example",
      "https://SITE.example",
      "*",
    ])("allows pages of %s nothing", async (origin) => {
      for (const answer of [await known({ origin }), await preflight(origin)]) {
        expect(answer.headers.get("access-control-allow-origin")).toBeNull();
        expect(answer.headers.get("vary")).toContain("Origin");
      }
    });

    it("never accepts cookies, from any origin", async () => {
      for (const origin of [SITE, "https://evil.example"]) {
        for (const answer of [await known({ origin }), await preflight(origin)])
          expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
      }
    });

    it("answers a preflight for the headers that supabase-js sends", async () => {
      const answer = await preflight(SITE);
      expect(answer.status).toBe(204);
      expect(answer.headers.get("access-control-allow-origin")).toBe(SITE);
      const allowed = answer.headers.get("access-control-allow-headers") ?? "";
      for (const header of ["authorization", "apikey", "content-type", "x-client-info"])
        expect(allowed).toContain(header);
      expect(answer.headers.get("access-control-allow-methods")).toContain("POST");
      expect(Number(answer.headers.get("access-control-max-age"))).toBeGreaterThan(0);
    });

    it("applies to errors too", async () => {
      const answer = await call(name, "/no/such/path/at/all", { headers: { origin: SITE } });
      expect(answer.status).toBe(404);
      expect(answer.headers.get("access-control-allow-origin")).toBe(SITE);
    });

    const preflight = (origin: string) =>
      call(name, "", {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": "authorization,content-type",
        },
      });
  });

  it("answers errors in one format, with the right headers", async () => {
    const answer = await known();
    const body = await jsonOf(answer);
    expect(Object.keys(body).sort()).toEqual(["code", "detail", "error"]);
    expect(body.error).toBe(body.detail);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  });

  it.each(["/no/such/path/at/all", "/user", "/../../etc/passwd", "/%00", "/%ff%fe", "//"])(
    "answers not found for %s",
    async (path) => {
      const answer = await call(name, path);
      expect([404, 405]).toContain(answer.status);
      expect(await jsonOf(answer)).toHaveProperty("code");
    },
  );

  it("logs a failure in one line, without personal data", async () => {
    const { logs } = edgeOf(name);
    const requestId = (await known({ "x-forwarded-for": "203.0.113.77" })).headers.get(
      "x-request-id",
    );
    await expect
      .poll(() => logs.filter((line) => line.includes(String(requestId))))
      .toHaveLength(1);
    const [line = ""] = logs.filter((each) => each.includes(String(requestId)));
    expect(JSON.parse(line)).toMatchObject({ event: "request_failed", function: name });
    expect(line).not.toContain("203.0.113.77");
    expect(line).not.toContain("no-such-home");
  });

  it("logs nothing of a body, even one that looks like a place in our code", async () => {
    const { logs } = edgeOf(name);
    const answer = await call(name, "", {
      ...postJson({}),
      body: `{"a":\n at 9 Elm St`,
      headers: { "content-type": "application/json", authorization: "Bearer sb_secret_test" },
    });
    const requestId = String(answer.headers.get("x-request-id"));
    await expect.poll(() => logs.join("\n")).toContain(requestId);
    const line = logs.find((each) => each.includes(requestId)) ?? "";
    expect(line).not.toContain("Elm");
  });
});

describe("methods", () => {
  it.each([
    ["listings", "", "GET, HEAD, POST"],
    ["listings", "/some-home", "GET, HEAD, PUT, DELETE"],
    ["listings", "/user/someone", "GET, HEAD"],
    ["send-booking-emails", "", "POST"],
  ])("%s%s accepts %s and no other", async (name, path, allowed) => {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      if (allowed.split(", ").includes(method)) continue;
      const answer = await call(name, path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe(allowed);
      expect((await jsonOf(answer)).code).toBe("method_not_allowed");
    }
  });
});

describe("bodies", () => {
  const send = (body: BodyInit, headers: Record<string, string>) =>
    call("send-booking-emails", "", { method: "POST", body, headers });
  const json = { "content-type": "application/json" };

  it("bodies of more than 64 kB are refused, whether or not they declare their length", async () => {
    const large = JSON.stringify({ booking_id: "x".repeat(70_000) });
    expect((await send(large, json)).status).toBe(413);
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(large));
        controller.close();
      },
    });
    expect(
      await codeOf(
        await call("send-booking-emails", "", {
          method: "POST",
          body: stream,
          headers: json,
          duplex: "half",
        } as RequestInit),
      ),
    ).toEqual([413, "payload_too_large"]);
  });

  const fine = JSON.stringify({ booking_id: "6f3f1f0e-6c0b-4a3e-9d53-3a4f1f0f2f11" });

  it.each([
    ["text/plain", fine],
    ["application/x-www-form-urlencoded", fine],
    ["multipart/form-data; boundary=x", fine],
    ["application/jsonp", fine],
    ["", fine],
    ["application/json", fine.slice(0, -1)],
    ["application/json", "[1,"],
    ["application/json", "NaN"],
    ["application/json", "\ufeff\u0000"],
  ])("bodies of type %s with %j are rejected", async (type, body) => {
    expect(await codeOf(await send(body, { "content-type": type }))).toEqual([400, "bad_request"]);
  });

  it.each(["application/json", "application/json; charset=utf-8", "Application/Vnd.Api+JSON"])(
    "bodies of type %s are read",
    async (type) => {
      // Only the database behind it is missing.
      expect((await send(fine, { "content-type": type })).status).toBe(503);
    },
  );
});
