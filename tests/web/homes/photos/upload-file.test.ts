import { registerTokenSource } from "@web/api/site/auth/token.ts";
import { STALL_MS, type Upload, uploadFile } from "@web/api/site/transport/upload-file.ts";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { until } from "../../../support/until.ts";
import { CLOUD, startCloud } from "../../../support/web-cloud.ts";

const cloud = startCloud();
registerTokenSource(async () => "a token");
const PATH = "home/user_1795000000000_abcd.webp";
const ADDRESS = `${CLOUD}/storage/v1/object/property-images/${PATH}`;

function upload(changes: Partial<Upload> = {}) {
  return uploadFile({
    path: PATH,
    file: new Blob(["photo"], { type: "image/webp" }),
    signal: new AbortController().signal,
    onProgress: () => {},
    ...changes,
  });
}

describe("the storage request", () => {
  test("sends the bytes as the signed-in user, cached for an hour, never overwriting", async () => {
    let headers: Headers | undefined;
    cloud.use(
      http.post(ADDRESS, ({ request }) => {
        headers = request.headers;
        return HttpResponse.json({ Key: PATH });
      }),
    );
    await upload();
    expect(headers?.get("authorization")).toBe("Bearer a token");
    expect(headers?.get("apikey")).toBe("sb_publishable_for_tests");
    expect(headers?.get("content-type")).toBe("image/webp");
    expect(headers?.get("cache-control")).toBe("max-age=3600");
    expect(headers?.get("x-upsert")).toBe("false");
  });

  test("treats an existing file as success: only the earlier response was lost", async () => {
    cloud.use(
      http.post(ADDRESS, () =>
        HttpResponse.json({ statusCode: "409", error: "Duplicate" }, { status: 400 }),
      ),
    );
    await expect(upload()).resolves.toBeUndefined();
  });

  test.each([
    [400, { message: "mime type image/gif is not supported" }, "forbidden"],
    [401, { message: "jwt expired" }, "authentication_required"],
    [429, {}, "too_many_requests"],
    [503, "<html>", "unavailable"],
  ] as const)("%s is an error of ours", async (status, body, code) => {
    cloud.use(http.post(ADDRESS, () => HttpResponse.json(body, { status })));
    await expect(upload()).rejects.toMatchObject({ code });
  });

  test("reports storage's reason", async () => {
    cloud.use(
      http.post(ADDRESS, () => HttpResponse.json({ message: "Too big." }, { status: 413 })),
    );
    await expect(upload()).rejects.toMatchObject({ text: "Too big." });
  });

  test("reports a lost connection", async () => {
    cloud.use(http.post(ADDRESS, () => HttpResponse.error()));
    await expect(upload()).rejects.toMatchObject({ code: "network" });
  });
});

/** A connection on which the test moves the bytes. */
class Line {
  static last: Line | undefined;
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 200;
  responseText = "{}";
  constructor() {
    Line.last = this;
  }
  open() {}
  setRequestHeader() {}
  sent?: Blob;
  send(body: Blob) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
}

/** The connection opens once the token is there. */
async function begin(changes?: Partial<Upload>) {
  vi.stubGlobal("XMLHttpRequest", Line);
  const before = Line.last;
  const done = upload(changes);
  done.catch(() => {});
  await until(() => expect(Line.last).not.toBe(before));
  return { done, line: Line.last as Line };
}

describe("an upload in progress", () => {
  test("reports the bytes sent, and never more than there are", async () => {
    const seen: number[] = [];
    const { done, line } = await begin({ onProgress: (sent) => seen.push(sent) });
    line.upload.onprogress?.({ loaded: 2 });
    line.upload.onprogress?.({ loaded: 9 });
    line.onload?.();
    await done;
    expect(line.sent?.size).toBe(5);
    expect(seen).toEqual([2, 5]);
  });

  test("ends when it is cancelled, before and during sending", async () => {
    const controller = new AbortController();
    const { done } = await begin({ signal: controller.signal });
    controller.abort(new Error("no longer wanted"));
    await expect(done).rejects.toThrow("no longer wanted");
    await expect(upload({ signal: controller.signal })).rejects.toThrow("no longer wanted");
  });

  test("counts as a lost connection when nothing moves", async () => {
    vi.useFakeTimers();
    const { done, line } = await begin();
    const outcome = expect(done).rejects.toMatchObject({ code: "network" });
    vi.advanceTimersByTime(STALL_MS - 1);
    line.upload.onprogress?.({ loaded: 1 });
    vi.advanceTimersByTime(STALL_MS - 1);
    line.upload.onprogress?.({ loaded: 2 });
    vi.advanceTimersByTime(STALL_MS);
    await outcome;
  });
});
