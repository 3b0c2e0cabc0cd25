import { AppError } from "@domain/errors.ts";
import { restCall, restGet } from "@web/api/rest.ts";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";
import { rest, startCloud } from "../../support/web-cloud.ts";

const server = startCloud();
const options = { fallback: "listings_unavailable" } as const;

afterEach(() => vi.restoreAllMocks());

function answer(response: () => Response) {
  server.use(http.get(rest("rpc/search_listings"), response));
}

function ask(more: { signal?: AbortSignal } = {}) {
  return restGet("rpc/search_listings", new URLSearchParams(), { ...options, ...more });
}

async function failure(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`no AppError but ${String(error)}`);
  return error;
}

describe("a read", () => {
  test("sends the key, and no token unless there is one", async () => {
    const seen: Headers[] = [];
    server.use(
      http.get(rest("listings"), ({ request }) => {
        seen.push(request.headers);
        return HttpResponse.json([]);
      }),
    );
    await restGet("listings", new URLSearchParams({ id: "eq.1" }), options);
    await restGet("listings", new URLSearchParams({ id: "eq.1" }), { ...options, token: "abc" });
    expect(seen[0]?.get("apikey")).toBe("sb_publishable_for_tests");
    expect(seen[0]?.get("authorization")).toBeNull();
    expect(seen[1]?.get("authorization")).toBe("Bearer abc");
  });

  test("says that the network failed when nothing answered", async () => {
    answer(() => HttpResponse.error());
    const error = await failure(ask());
    expect(error.code).toBe("network");
    expect(error.text).toBe("Network error - please check your connection");
    expect(error.status).toBe(0);
  });

  test("says so too when the answer takes too long", async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    server.use(
      http.get(rest("rpc/search_listings"), () => {
        limit.abort(new DOMException("too late", "TimeoutError"));
        return new Promise<Response>(() => {});
      }),
    );
    expect((await failure(ask())).code).toBe("network");
    expect(AbortSignal.timeout).toHaveBeenCalledWith(10_000);
  });

  test("names the status of a refusal, and never the database's own words", async () => {
    answer(() => HttpResponse.json({ message: "relation listings is broken" }, { status: 503 }));
    const error = await failure(ask());
    expect(error.code).toBe("listings_unavailable");
    expect(error.text).toBe("HTTP error! status: 503");
  });

  test("knows the codes that our SQL raises", async () => {
    answer(() => HttpResponse.json({ message: "invalid_query" }, { status: 400 }));
    expect((await failure(ask())).code).toBe("invalid_query");
  });

  test("takes a page of HTML for what it is, a failure", async () => {
    answer(() => HttpResponse.html("<h1>Bad gateway</h1>"));
    const error = await failure(ask());
    expect(error.code).toBe("listings_unavailable");
    expect(error.text).toBe("Failed to load listings");
  });

  test("that nobody waits for any more ends as cancelled, not as failed", async () => {
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

test("a call sends its arguments and accepts an empty answer", async () => {
  let body: unknown;
  server.use(
    http.post(rest("rpc/register_listing_view"), async ({ request }) => {
      body = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await restCall("register_listing_view", { p_visitor: "x" }, options);
  expect(body).toEqual({ p_visitor: "x" });
});
