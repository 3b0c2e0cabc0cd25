// @vitest-environment node

import { AppError } from "@domain/site/errors/errors.ts";
import { registerTokenSource } from "@web/api/site/auth/token.ts";
import { asAnyone, asMember, asVisitor } from "@web/api/site/transport/tables.ts";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";
import { bodiesOf, rest, startCloud } from "../../../support/web-cloud.ts";

const server = startCloud();
const options = { fallback: "listings_unavailable" } as const;

afterEach(() => registerTokenSource(async () => undefined));

function answer(response: () => Response) {
  server.use(http.get(rest("rpc/search_listings"), response));
}

function ask(more: { signal?: AbortSignal } = {}) {
  return asVisitor({ ...options, ...more }, (db) =>
    db.rpc("search_listings", { page_size: 1 }, { get: true }),
  );
}

async function failure(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`no AppError but ${String(error)}`);
  return error;
}

describe("the token", () => {
  const ids = (as: typeof asVisitor) => as(options, (db) => db.from("listings").select("id"));

  test("is never sent with a visitor's request, and always with a member's", async () => {
    const seen: Headers[] = [];
    server.use(
      http.get(rest("listings"), ({ request }) => {
        seen.push(request.headers);
        return HttpResponse.json([]);
      }),
    );
    expect((await failure(ids(asMember))).code).toBe("authentication_required");
    await ids(asAnyone);
    registerTokenSource(async () => "abc");
    for (const as of [asVisitor, asMember, asAnyone]) await ids(as);
    expect(seen.map((headers) => headers.get("authorization"))).toEqual([
      null,
      null,
      "Bearer abc",
      "Bearer abc",
    ]);
    expect(seen[0]?.get("apikey")).toBe("sb_publishable_for_tests");
  });

  test("stops a member's request if it can't be renewed, but not a visitor's", async () => {
    server.use(http.get(rest("listings"), () => HttpResponse.json([])));
    registerTokenSource(() => Promise.reject(new AppError("network")));
    expect((await failure(ids(asMember))).code).toBe("network");
    expect(await ids(asAnyone)).toEqual([]);
  });
});

describe("a read", () => {
  test("reports a network failure when nothing answered, and asks once", async () => {
    let asked = 0;
    answer(() => {
      asked += 1;
      return HttpResponse.error();
    });
    const error = await failure(ask());
    expect(error.code).toBe("network");
    expect(error.text).toBe("Network error - please check your connection");
    expect(error.status).toBe(0);
    expect(asked).toBe(1);
  });

  test("reports it when the answer takes too long, too", async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    server.use(
      http.get(rest("rpc/search_listings"), () => {
        limit.abort(new DOMException("too late", "TimeoutError"));
        return new Promise<Response>(() => {});
      }),
    );
    const error = await failure(ask());
    expect(error).toMatchObject({ code: "network", cause: { name: "TimeoutError" } });
    expect(AbortSignal.timeout).toHaveBeenCalledWith(10_000);
  });

  test("shows a refusal's status, never the database's own text", async () => {
    answer(() => HttpResponse.json({ message: "relation listings is broken" }, { status: 503 }));
    const error = await failure(ask());
    expect(error.code).toBe("listings_unavailable");
    expect(error.text).toBe("HTTP error! status: 503");
  });

  test("recognizes the codes raised by our SQL", async () => {
    answer(() => HttpResponse.json({ message: "invalid_query" }, { status: 400 }));
    expect((await failure(ask())).code).toBe("invalid_query");
    answer(() => HttpResponse.json({ code: "PT403", message: "forbidden" }, { status: 403 }));
    expect((await failure(ask())).text).toBe("You are not allowed to do this.");
  });

  test("treats a page of HTML as a failure", async () => {
    answer(() => HttpResponse.html("<h1>Bad gateway</h1>"));
    const error = await failure(ask());
    expect(error.code).toBe("listings_unavailable");
    expect(error.text).toBe("Failed to load listings");
  });

  test("ends as cancelled, not as failed, when its caller has left", async () => {
    const controller = new AbortController();
    server.use(
      http.get(rest("rpc/search_listings"), () => {
        controller.abort();
        return new Promise<Response>(() => {});
      }),
    );
    await expect(ask({ signal: controller.signal })).rejects.toMatchObject({ name: "AbortError" });
  });
});

test("a call sends its arguments and accepts an empty response", async () => {
  const bodies = bodiesOf(server, "post", rest("rpc/leave_news"));
  await asVisitor(options, (db) => db.rpc("leave_news", { token: "x" }));
  expect(bodies).toEqual([{ token: "x" }]);
});
