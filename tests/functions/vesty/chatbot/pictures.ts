import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { uploadObject } from "../../../support/api.ts";
import { bearer, codeOf, jsonOf } from "../../../support/edge-requests.ts";
import type { Person } from "../../../support/edge-world.ts";
import { CANARY, picture } from "../../../support/photos.ts";
import { hangs, says, saysThen } from "../../../support/scripted-model.ts";
import { type ChatWorld, kept } from "./world.ts";

export async function pictureTests(world: ChatWorld): Promise<void> {
  const dana = await world.newPerson();

  async function upload(person: Person, bytes: Uint8Array, extension = "webp"): Promise<string> {
    const path = `${person.id}/${randomUUID()}.${extension}`;
    const type = `image/${extension === "jpg" ? "jpeg" : extension}`;
    const answer = await uploadObject(world.cloud, person, `chat-images/${path}`, bytes, type);
    expect(answer.status).toBe(200);
    return path;
  }
  const filesOf = async (person: Person) => {
    const rows = await world.cloud.sql.query<{ name: string }>(
      "select name from storage.objects where bucket_id = 'chat-images' and name like $1",
      [`${person.id}/%`],
    );
    return rows.map(({ name }) => name);
  };

  it("shows the user's own images to the model, without metadata, and keeps their names", async () => {
    const person = await world.newPerson();
    world.model.always = says("A kitchen.");
    const images = await Promise.all(
      (["jpeg", "png", "webp"] as const).map(async (format) => {
        const bytes = await picture(format, { withMetadata: true });
        return upload(person, bytes, format === "jpeg" ? "jpg" : format);
      }),
    );
    const reply = await jsonOf(await world.ask({ message: "What is it?", images }, { person }));
    expect(reply.response).toBe("A kitchen.");
    const urls = [
      ...JSON.stringify(world.model.asked.at(-1)).matchAll(/data:image\/(\w+);base64,([^"]+)/g),
    ];
    expect(urls.map(([, type]) => type).sort()).toEqual(["jpeg", "png", "webp"]);
    for (const [, , base64 = ""] of urls)
      expect(Buffer.from(base64, "base64").includes(CANARY)).toBe(false);
    const history = await jsonOf(
      await world.edge.call(`/history?thread_id=${reply.thread_id}`, bearer(person.token)),
    );
    expect(history.messages[0].images).toEqual(images);

    await world.edge.call(`/thread/${reply.thread_id}`, {
      method: "DELETE",
      ...bearer(person.token),
    });
    expect(await filesOf(person)).toEqual([]);
  });

  it("refuses other users' and missing images alike", async () => {
    const sam = await world.newPerson();
    const bytes = await picture("webp");
    const theirs = await upload(sam, bytes);
    const count = world.model.asked.length;
    const missing = `${dana.id}/${randomUUID()}.webp`;
    const texts = [];
    for (const path of [theirs, missing, `${dana.id}/../${theirs}`, "", `https://x/${missing}`]) {
      const answer = await world.ask({ message: "Look", images: [path] }, { person: dana });
      expect(answer.status).toBe(422);
      texts.push(await answer.text());
    }
    expect(new Set(texts).size).toBe(1);
    expect(world.model.asked.length).toBe(count);
    expect((await kept(world, dana)).taken).toEqual({});
  });

  it("refuses a file that isn't an image, and gives the message back", async () => {
    const path = await upload(dana, Buffer.from("<script>alert(1)</script>"));
    const count = world.model.asked.length;
    const answer = await world.ask({ message: "Look", images: [path] }, { person: dana });
    const { code, error } = await jsonOf(answer);
    expect([answer.status, code]).toEqual([422, "chat_images_invalid"]);
    expect(error).toContain("it is not a JPEG, PNG, WebP");
    expect(world.model.asked.length).toBe(count);
    expect((await kept(world, dana)).taken).toEqual({ returned: 1 });
  });

  it("are only read when it is their turn, because each may be 5 MB", async () => {
    const person = await world.newPerson();
    const path = await upload(person, await picture("webp"));
    world.model.always = saysThen(["Well"], hangs);
    const leaving = new AbortController();
    const first = { message: "First" };
    const hungUp = world.model.hungUp;
    const asking = world.ask(first, { person, events: true, signal: leaving.signal });
    await (await asking).body?.getReader().read();
    // Storage now fails for everyone who asks.
    world.backend.fail(/storage\/v1\/object/, { status: 503 });
    const second = { message: "Look", images: [path] };
    const answer = await world.ask(second, { person, edge: world.hasty });
    leaving.abort();
    await expect.poll(() => world.model.hungUp).toBe(hungUp + 1);
    expect(await codeOf(answer)).toEqual([409, "chat_running"]);
  });

  it("can be retried after Storage was down", async () => {
    const path = await upload(dana, await picture("webp"));
    world.backend.fail(/storage\/v1\/object/, { status: 503 });
    expect(
      await codeOf(await world.ask({ message: "Look", images: [path] }, { person: dana })),
    ).toEqual([503, "chat_failed"]);
  });
}
