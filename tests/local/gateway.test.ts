import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cloud, startCloud } from "../../local/cloud.ts";

let cloud: Cloud;
let folder = "";
const lines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "selfnvest-gateway-"));
  for (const [name, source] of Object.entries(FUNCTIONS)) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, "deno.json"), "{}");
    await writeFile(join(folder, name, "index.ts"), source);
  }
  const configFile = join(folder, "config.toml");
  await writeFile(configFile, CONFIG);
  cloud = await startCloud({
    functionsDir: folder,
    configFile,
    env: {},
    log: (line) => lines.push(line),
  });
  await cloud.sql.exec(REFUSE);
});

afterAll(async () => {
  await cloud?.stop();
  await rm(folder, { recursive: true, force: true });
});

const FUNCTIONS = {
  echo: `Deno.serve((request) => {
    let home = "readable";
    try { Deno.env.get("HOME"); } catch (error) { home = error.name; }
    const caller = request.headers.get("cf-connecting-ip");
    const forwarded = request.headers.get("x-forwarded-for");
    return Response.json({ url: new URL(request.url).pathname, pid: Deno.pid, home, caller, forwarded });
  });`,
  crash: `Deno.serve((request) => request.url.endsWith("/die") ? Deno.exit(1) : new Response("up"));`,
  broken: `throw new Error("does not start");`,
  endless: `let left = 0;
  Deno.serve((request) => {
    if (request.url.endsWith("/left")) return new Response(String(left));
    if (request.url.endsWith("/silence")) {
      request.signal.addEventListener("abort", () => left += 1);
      return new Promise(() => {});
    }
    return new Response(new ReadableStream({
      start: (reader) => reader.enqueue(new TextEncoder().encode("at once")),
      cancel: () => left += 1,
    }));
  });`,
  closed: `Deno.serve(() => new Response("in"));`,
};

/** Refuses a person's new name with that name as the error's code. */
const REFUSE = `
create function public.refuse() returns trigger language plpgsql as $$
begin
  raise 'no' using errcode = new.full_name, detail = 'why', hint = 'how';
end
$$;
create trigger refuse before update on public.profiles
  for each row execute function public.refuse()`;

const CONFIG = `
[api]
max_rows = 1000
[auth]
enable_signup = true
jwt_expiry = 3600
enable_refresh_token_rotation = true
refresh_token_reuse_interval = 10
minimum_password_length = 8
[auth.email]
max_frequency = "60s"
otp_length = 6
otp_expiry = 3600
double_confirm_changes = true
require_current_password = true
secure_password_change = true
[auth.sms]
max_frequency = "60s"
template = "{{ .Code }}"
${["echo", "crash", "broken", "endless"].map((name) => `[functions.${name}]\nverify_jwt = false`).join("\n")}
`;

function client(key = cloud.publishableKey): SupabaseClient {
  return createClient(cloud.apiUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket, which creating the client requires.
    realtime: { transport: class {} as never },
  });
}

async function signedUp() {
  const supabase = client();
  const { data } = await supabase.auth.signUp({
    email: `${crypto.randomUUID()}@example.com`,
    password: "long enough",
    options: { data: { full_name: "Ann" } },
  });
  return { supabase, id: data.user?.id ?? "" };
}

const call = (path: string, init?: RequestInit) => fetch(`${cloud.apiUrl}${path}`, init);

describe("keys", () => {
  it("serves nothing without one, not even from this machine", async () => {
    expect((await call("/rest/v1/listings")).status).toBe(401);
    expect((await call("/rest/v1/bookings", { headers: { apikey: "sb_secret_x" } })).status).toBe(
      401,
    );
    expect((await call("/_system/config")).status).toBe(404);
  });

  it("keeps the migrations' grants after the first requests (docs/trust.md T1)", async () => {
    const read = await client().from("bookings").select("*");
    expect(read.error?.code).toBe("42501");
    expect(read.status).toBe(401);
    const rows = await client(cloud.secretKey).from("bookings").select("*");
    expect(rows.data).toEqual([]);
  });
});

describe("the shared database session", () => {
  it("answers each caller as themselves, however many ask at once", async () => {
    const people = await Promise.all([signedUp(), signedUp(), signedUp()]);
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const person = people[index % people.length] ?? people[0];
        const { data } = await (person?.supabase ?? client()).from("profiles").select("id");
        return [person?.id, data?.map((row) => row.id)];
      }),
    );
    for (const [id, seen] of answers) expect(seen).toEqual([id]);
  });

  it.each([
    ["a number for a list", { features: 5 }],
    ["an object for a number", { price: { a: 1 } }],
    ["a zero byte", { title: "a\u0000b" }],
  ])("survives %s", async (_, values) => {
    const { supabase, id } = await signedUp();
    const draft = { user_id: id, title: "T", property_type: "house", ...values };
    const refused = await supabase.from("listings").insert(draft);
    expect(refused.status).toBe(400);
    expect((await supabase.from("profiles").select("id")).data).toEqual([{ id }]);
  });
});

describe("REST", () => {
  it.each([
    ["PT409", 409],
    ["P0001", 400],
    ["23514", 400],
  ])("answers %s as PostgREST does", async (sqlstate, status) => {
    const { supabase, id } = await signedUp();
    const change = supabase.from("profiles").update({ full_name: sqlstate });
    const { error, ...answer } = await change.eq("id", id);
    expect(answer.status).toBe(status);
    expect(error).toMatchObject({ code: sqlstate, message: "no", details: "why", hint: "how" });
  });

  it("writes timestamps as PostgREST does", async () => {
    const { supabase } = await signedUp();
    const { data } = await supabase.from("profiles").select("created_at").single();
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  it("accepts pages of any origin", async () => {
    const headers = { origin: "http://localhost:5173", "access-control-request-headers": "apikey" };
    const preflight = await call("/rest/v1/listings", { method: "OPTIONS", headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("apikey");
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  });
});

describe("a caller's address", () => {
  const claims = { "cf-connecting-ip": "203.0.113.1", "x-forwarded-for": "203.0.113.2" };

  it("is passed to functions from the socket, after whatever the caller claims", async () => {
    const heard = await (await call("/functions/v1/echo", { headers: claims })).json();
    expect(heard).toMatchObject({ caller: "127.0.0.1", forwarded: "203.0.113.2, 127.0.0.1" });
  });

  it("is passed to the database from the socket, so that guesses can't hide behind many addresses", async () => {
    const guess = async (n: number) => {
      const { status } = await call("/rest/v1/rpc/showing_by_token", {
        method: "POST",
        headers: {
          apikey: cloud.publishableKey,
          "content-type": "application/json",
          "cf-connecting-ip": `203.0.113.${n}`,
          "x-forwarded-for": `203.0.113.${n}`,
        },
        body: JSON.stringify({ token: "a guess" }),
      });
      return status;
    };
    for (let n = 0; n < 60; n += 1) expect(await guess(n)).toBe(200);
    expect(await guess(60)).toBe(429);
  });
});

describe("Storage", () => {
  const picture = () => new Blob([new Uint8Array([1, 2, 3, 4])], { type: "image/webp" });

  it("lets a home's owner add pictures as a browser does, and no one else", async () => {
    const { supabase, id } = await signedUp();
    const home = await supabase
      .from("listings")
      .insert({ user_id: id, title: "T", property_type: "house" })
      .select("id")
      .single();
    const path = (name: string) => `${home.data?.id}/${id}_${Date.now()}_${name}.webp`;
    const bucket = supabase.storage.from("property-images");
    const mine = path("mine");
    expect((await bucket.upload(mine, picture(), { cacheControl: "60" })).error).toBeNull();
    expect((await bucket.upload(mine, picture())).error?.message).toMatch(/already exists/);
    const stranger = (await signedUp()).supabase.storage.from("property-images");
    expect((await stranger.upload(path("other"), picture())).error).not.toBeNull();
    expect(
      (await client().storage.from("property-images").upload(path("x"), picture())).error,
    ).not.toBeNull();
    expect((await stranger.remove([mine])).data).toEqual([]);

    const { publicUrl } = bucket.getPublicUrl(mine).data;
    const seen = await fetch(publicUrl);
    expect([...new Uint8Array(await seen.arrayBuffer())]).toEqual([1, 2, 3, 4]);
    expect(seen.headers.get("content-type")).toBe("image/webp");
    expect(seen.headers.get("cache-control")).toBe("max-age=60");
    const again = await fetch(publicUrl, {
      headers: { "if-none-match": seen.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });

  it("enforces the bucket's types and sizes whatever the request claims", async () => {
    const { supabase, id } = await signedUp();
    const bucket = supabase.storage.from("chat-images");
    const page = new Blob(["<script>"], { type: "text/html" });
    expect((await bucket.upload(`${id}/a.webp`, page)).error?.message).toMatch(/not supported/);
    const large = new Blob([new Uint8Array(11 * 1024 * 1024)], { type: "image/webp" });
    expect((await bucket.upload(`${id}/b.webp`, large)).error?.message).toMatch(/exceeded/);
  });

  it("shows private files to their owner only, by a signed address", async () => {
    const { supabase, id } = await signedUp();
    const bucket = supabase.storage.from("chat-images");
    const path = `${id}/${crypto.randomUUID()}.webp`;
    await bucket.upload(path, new Blob(["RIFF"], { type: "image/webp" }));
    expect((await fetch(bucket.getPublicUrl(path).data.publicUrl)).status).toBe(400);
    expect(
      (await client().storage.from("chat-images").createSignedUrl(path, 60)).error,
    ).not.toBeNull();
    const { data } = await bucket.createSignedUrl(path, 60);
    expect(await (await fetch(data?.signedUrl ?? "")).text()).toBe("RIFF");
  });

  it("rejects a signed address that has expired, names another file, or was altered", async () => {
    const { supabase, id } = await signedUp();
    const bucket = supabase.storage.from("chat-images");
    const [path, other] = [
      `${id}/${crypto.randomUUID()}.webp`,
      `${id}/${crypto.randomUUID()}.webp`,
    ];
    for (const each of [path, other])
      await bucket.upload(each, new Blob(["RIFF"], { type: "image/webp" }), {
        cacheControl: "3600",
      });
    const signed = async (seconds: number) =>
      (await bucket.createSignedUrl(path, seconds)).data?.signedUrl ?? "";
    const answer = async (url: string) => {
      const response = await fetch(url);
      return [response.status, (await response.json()).error];
    };
    const url = await signed(60);
    const shown = await fetch(url);
    expect(shown.status).toBe(200);
    expect(shown.headers.get("cache-control")).toBeNull();
    expect(Date.parse(shown.headers.get("expires") ?? "")).toBeLessThan(Date.now() + 61_000);

    expect(await answer(await signed(-5))).toEqual([400, "InvalidJWT"]);
    expect(await answer(`${url.slice(0, -4)}AAAA`)).toEqual([400, "InvalidJWT"]);
    expect(await answer(url.replace(/token=.*/, "token=x.y.z"))).toEqual([400, "InvalidJWT"]);
    expect(await answer(url.replace(path, other))).toEqual([400, "InvalidSignature"]);
    expect((await bucket.remove([path])).error).toBeNull();
    expect((await fetch(url)).status).toBe(400);
  });

  it("says which types are shown and which are saved, and lets no browser guess", async () => {
    const { supabase, id } = await signedUp();
    const bucket = supabase.storage.from("chat-images");
    const path = `${id}/${crypto.randomUUID()}.webp`;
    await bucket.upload(path, new Blob(["RIFF"], { type: "image/webp" }));
    const headersOf = async (download?: string) => {
      const options = download === undefined ? {} : { download };
      const { data } = await bucket.createSignedUrl(path, 60, options);
      return (await fetch(data?.signedUrl ?? "")).headers;
    };
    expect((await headersOf()).get("x-content-type-options")).toBe("nosniff");
    expect((await headersOf()).get("content-disposition")).toBe("inline");
    expect((await headersOf("front.webp")).get("content-disposition")).toBe(
      "attachment; filename=front.webp; filename*=UTF-8''front.webp;",
    );
    const files = client(cloud.secretKey).storage.from("documents");
    const paper = `${id}/${crypto.randomUUID()}.doc`;
    await files.upload(paper, new Blob(["x"], { type: "application/msword" }));
    const { data } = await files.createSignedUrl(paper, 60);
    const saved = (await fetch(data?.signedUrl ?? "")).headers;
    expect(saved.get("content-disposition")).toBe("attachment");
    expect(saved.get("x-content-type-options")).toBe("nosniff");
  });

  it("refuses names that no database can store", async () => {
    const { supabase, id } = await signedUp();
    const headers = {
      apikey: cloud.publishableKey,
      authorization: `Bearer ${(await supabase.auth.getSession()).data.session?.access_token}`,
    };
    const name = `${id}/a%00b.webp`;
    for (const [method, path] of [
      ["GET", `object/public/property-images/${name}`],
      ["GET", `object/public/%00/${name}`],
      ["GET", `object/authenticated/chat-images/${name}`],
      ["HEAD", `object/chat-images/${name}`],
      ["GET", `object/info/chat-images/${name}`],
      ["POST", `object/chat-images/${name}`],
      ["PUT", `object/chat-images/${name}`],
      ["POST", `object/sign/chat-images/${name}`],
      ["POST", `object/upload/sign/chat-images/${name}`],
      ["GET", "bucket/%00"],
    ]) {
      const body = method === "POST" || method === "PUT" ? '{"expiresIn": 60}' : undefined;
      const type = path?.includes("sign") ? "application/json" : "image/webp";
      const init = { method, headers: { ...headers, "content-type": type }, body };
      const { status } = await call(`/storage/v1/${path}`, init);
      expect(status, `${method} ${path}`).toBe(400);
    }
    const bucket = supabase.storage.from("chat-images");
    expect((await bucket.remove([`${id}/a\u0000b.webp`])).error).toMatchObject({ status: 400 });
    expect((await bucket.list(`${id}/\u0000`)).error).toMatchObject({ status: 400 });
    expect((await bucket.move(`${id}/\u0000`, `${id}/b`)).error).toMatchObject({ status: 400 });
  });

  it("answers not found for a file whose bytes are gone already", async () => {
    const name = `${crypto.randomUUID()}.webp`;
    await cloud.sql.query(
      "insert into storage.objects (bucket_id, name) values ('property-images', $1)",
      [name],
    );
    const { error } = await client(cloud.secretKey).storage.from("property-images").download(name);
    expect(error).toMatchObject({ status: 400, statusCode: "404", message: "Object not found" });
  });

  it("leaves buckets to migrations", async () => {
    const { supabase } = await signedUp();
    expect((await supabase.storage.emptyBucket("property-images")).error).not.toBeNull();
    expect((await supabase.storage.createBucket("mine")).error).not.toBeNull();
    expect((await client(cloud.secretKey).storage.getBucket("documents")).data?.public).toBe(false);
  });
});

describe("functions", () => {
  const text = async (path: string) => (await call(`/functions/v1/${path}`)).text();

  it("start once for many first callers, and see their path but not our environment", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => text("echo/a/b?c=1")));
    expect(new Set(answers).size).toBe(1);
    expect(JSON.parse(answers[0] ?? "")).toMatchObject({ url: "/echo/a/b", home: "NotCapable" });
  });

  it("answer 503 when they crash, and start again on the next request", async () => {
    expect(await text("crash")).toBe("up");
    const broken = await call("/functions/v1/crash/die");
    expect(broken.status).toBe(503);
    expect(await broken.json()).toMatchObject({ code: "BOOT_ERROR" });
    expect(await text("crash")).toBe("up");
  });

  it("answer 503 when they fail to start, and log why", async () => {
    expect((await call("/functions/v1/broken")).status).toBe(503);
    expect(lines.join("\n")).toMatch(/\[broken\] error: .*does not start/);
  });

  it("restart when their source changes", async () => {
    const before = JSON.parse(await text("echo")).pid;
    await writeFile(join(folder, "echo", "index.ts"), `${FUNCTIONS.echo}\n// changed`);
    await expect.poll(async () => JSON.parse(await text("echo")).pid).not.toBe(before);
  });

  it("stream their answer, and are told when the caller hangs up", async () => {
    const leaving = new AbortController();
    const { signal } = leaving;
    // It never ends: a proxy that buffered it would have nothing to pass on.
    const speech = await call("/functions/v1/endless", { signal });
    const first = await speech.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe("at once");
    const silence = call("/functions/v1/endless/silence", { signal }).catch(() => "given up");
    expect(await text("endless/left")).toBe("0");
    leaving.abort();
    expect(await silence).toBe("given up");
    await expect.poll(() => text("endless/left")).toBe("2");
  });

  it("leave nothing of a request on its connection when they answer before they have read it", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (body: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const address = `${cloud.apiUrl}/functions/v1/echo`;
        const asked = request(address, { method: "POST", agent }, (answer) => {
          answer.resume().on("end", () => resolve(answer.statusCode));
        });
        asked.on("error", reject).end(body);
      });
    for (const body of ["x".repeat(4_000_000), "", ""]) expect(await ask(body)).toBe(200);
    agent.destroy();
  });

  it("require a token unless config.toml says otherwise", async () => {
    expect((await call("/functions/v1/closed")).status).toBe(401);
    const { supabase } = await signedUp();
    const token = (await supabase.auth.getSession()).data.session?.access_token;
    const headers = { authorization: `Bearer ${token}` };
    expect(await (await call("/functions/v1/closed", { headers })).text()).toBe("in");
    const forged = { authorization: `Bearer ${token?.slice(0, -3)}abc` };
    expect((await call("/functions/v1/closed", { headers: forged })).status).toBe(401);
  });

  it("are not found when they do not exist or are not functions", async () => {
    expect((await call("/functions/v1/nothing")).status).toBe(404);
    expect((await call("/functions/v1/_shared")).status).toBe(404);
  });
});
