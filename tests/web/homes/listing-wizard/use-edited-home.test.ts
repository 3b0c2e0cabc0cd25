import { AppError } from "@domain/site/errors/errors.ts";
import type { ListingChanges, OwnListing } from "@web/api/homes/listing-writes.ts";
import { ListingInvalid } from "@web/api/homes/listing-writes.ts";
import { createQueryClient } from "@web/app/query-client.ts";
import { differences } from "@web/features/homes/listing-wizard/edited-home.ts";
import { keptListing, readEdits } from "@web/features/homes/listing-wizard/kept-edits.ts";
import {
  createHomeKeeper,
  type HomeGateway,
  PAUSE_MS,
  RETRY_MS,
} from "@web/features/homes/listing-wizard/use-edited-home.ts";
import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { COMPLETE, LISTING_ID, ownListing, storedListing } from "./listings.ts";

const USER = "dana";

beforeEach(() => {
  vi.useFakeTimers();
});

/** @param gateway what answers in place of the server. */
function open(server = storedListing(), gateway: Partial<HomeGateway> = {}) {
  const save = vi.fn(gateway.save ?? (async (changes: ListingChanges) => server.save(changes)));
  const read = vi.fn(gateway.read ?? (async () => server.now as OwnListing | null));
  const keeper = createHomeKeeper({
    userId: USER,
    listing: server.now,
    queryClient: createQueryClient(),
    gateway: { read, save },
  });
  return { server, keeper, save, read };
}

/** A server that answers one request after the other, when the test says so. */
function openSlow(server = storedListing()) {
  const answers: (() => void)[] = [];
  const save = (changes: ListingChanges) =>
    new Promise<OwnListing>((resolve) => answers.push(() => resolve(server.save(changes))));
  const answer = async () => {
    answers.shift()?.();
    await pause(0);
  };
  return { ...open(server, { save }), answer };
}

const pause = (ms = PAUSE_MS) => vi.advanceTimersByTimeAsync(ms);

describe("input", () => {
  test("is stored locally at once, and on the server after a pause, once", async () => {
    const { keeper, server } = open();
    keeper.change({ title: "Sun" });
    expect(readEdits(USER, LISTING_ID)?.changes).toEqual({ title: "Sun" });
    await pause(PAUSE_MS - 1);
    keeper.change({ title: "Sunny" });
    await pause(PAUSE_MS - 1);
    expect(server.sent).toEqual([]);
    expect(keeper.getState().phase).toBe("waiting");
    await pause(1);
    expect(server.sent).toEqual([{ title: "Sunny" }]);
    expect(keeper.getState().phase).toBe("saved");
    expect(readEdits(USER, LISTING_ID)).toBeUndefined();
  });

  test("is sent as numbers; invalid ones stay and are marked", async () => {
    const { keeper, server } = open();
    keeper.change({ price: "$485,000", bathrooms: "2.5", sqft: "", year_built: "around 1930" });
    await pause();
    expect(server.sent).toEqual([{ price: 485000, bathrooms: 2.5 }]);
    expect(keeper.getState()).toMatchObject({
      refused: { year_built: "Please enter the year in four digits." },
      fields: { year_built: "around 1930" },
    });
    expect(readEdits(USER, LISTING_ID)?.changes.year_built).toBe("around 1930");
  });

  test("input that is not a number is never sent, even if typed during a save", async () => {
    const { keeper, server, answer } = openSlow();
    keeper.change({ title: "Sunny" });
    await pause();
    keeper.change({ year_built: "around 1930", city: "Boise" });
    keeper.change({ bedrooms: "99999", bathrooms: "2 or 3", state: "ID" });
    await answer();
    await answer();
    await pause();
    await answer();
    expect(server.sent).toEqual([{ title: "Sunny" }, { city: "Boise", state: "ID" }]);
    expect(keeper.getState()).toMatchObject({
      fields: { year_built: "around 1930", bedrooms: "99999", bathrooms: "2 or 3" },
      refused: {
        year_built: "Please enter the year in four digits.",
        bedrooms: "Please enter the number of bedrooms, from 0 to 99.",
        bathrooms: "Please enter the number of bathrooms.",
      },
    });
  });

  test("input that is not a number is not sent if typed while looking for what was stored", async () => {
    const server = storedListing();
    let isLost = true;
    const { keeper } = open(server, {
      save: async (changes) => {
        const answer = server.save(changes);
        if (isLost) throw new AppError("network");
        return answer;
      },
      read: async () => {
        isLost = false;
        keeper.change({ year_built: "around 1930", city: "Boise" });
        return server.now;
      },
    });
    keeper.change({ title: "Sunny" });
    await pause();
    await pause(RETRY_MS.first);
    expect(server.sent).toEqual([{ title: "Sunny" }, { city: "Boise" }]);
    expect(keeper.getState()).toMatchObject({
      refused: { year_built: "Please enter the year in four digits." },
      fields: { year_built: "around 1930" },
    });
  });

  test("input that was reverted before a save is not sent", async () => {
    const { keeper, server } = open();
    keeper.change({ title: "S" });
    keeper.change({ title: "" });
    await pause();
    expect(server.sent).toEqual([]);
    expect(readEdits(USER, LISTING_ID)).toBeUndefined();
  });

  test("input on a published home stays local until the owner saves it", async () => {
    const { keeper, server } = open(storedListing({ ...COMPLETE, status: "active" }));
    keeper.change({ price: "48" });
    await pause(PAUSE_MS * 10);
    keeper.change({ price: "480000" });
    await pause(PAUSE_MS * 10);
    expect(server.sent).toEqual([]);
    expect(readEdits(USER, LISTING_ID)?.changes.price).toBe("480000");
    await keeper.save();
    expect(server.sent).toEqual([{ price: 480000 }]);
  });
});

describe("requests, one at a time", () => {
  test("a lost response causes no conflict, even after a reload", async () => {
    const server = storedListing();
    const first = open(server, {
      save: async (changes) => {
        server.save({ ...changes, title: "Sunny home" });
        throw new AppError("network");
      },
    });
    first.keeper.change({ title: "Sunny  home" });
    await pause();
    first.keeper.change({ title: "Sunny home, with a view" });
    void first.keeper.leave();
    const again = open(server);
    expect(again.keeper.getState()).toMatchObject({ theirs: null, phase: "waiting" });
    again.keeper.start();
    await pause(0);
    expect(server.now.title).toBe("Sunny home, with a view");
    expect(again.keeper.getState().phase).toBe("saved");
  });

  test("the last input wins, however typing and responses interleave", async () => {
    const step = fc.oneof(
      fc.record({ title: fc.constantFrom("", "a", "ab", "abc ", " b") }),
      fc.record({ price: fc.constantFrom("", "1", "1,000", "10") }),
      fc.record({ features: fc.constantFrom<string[]>([], ["Deck"], ["Deck", "Pool"]) }),
      fc.constantFrom("answer", "lose", "pause"),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        localStorage.clear();
        const server = storedListing();
        const answers: ((isLost: boolean) => void)[] = [];
        const { keeper } = open(server, {
          save: (changes) => {
            expect(answers).toHaveLength(0);
            return new Promise((resolve, reject) =>
              answers.push((isLost) => {
                const answer = server.save(changes);
                // Stored, but the response was lost.
                if (isLost) reject(new AppError("network"));
                else resolve(answer);
              }),
            );
          },
        });
        const last = { title: "", price: "", features: [] as string[] };
        for (const each of steps) {
          if (each === "pause") await pause();
          else if (each === "answer" || each === "lose") {
            answers.shift()?.(each === "lose");
            await pause(0);
          } else {
            Object.assign(last, each);
            keeper.change(each);
          }
        }
        expect(keeper.getState().fields).toMatchObject(last);
        for (let round = 0; round < 12; round += 1) {
          await pause(RETRY_MS.most);
          answers.shift()?.(false);
          await pause(0);
        }
        expect(keeper.getState().phase).toBe("saved");
        expect(keeper.getState().fields).toMatchObject(last);
        expect(server.now.title).toBe(last.title.trim());
        expect(server.now.price).toBe(
          last.price === "" ? null : Number(last.price.replace(",", "")),
        );
        expect(server.now.features).toEqual(last.features);
        expect(readEdits(USER, LISTING_ID)).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });

  test("publishing waits for the running save and includes the rest", async () => {
    const { keeper, server, save, answer } = openSlow(storedListing(COMPLETE));
    keeper.change({ title: "One" });
    await pause();
    keeper.change({ title: "Two" });
    const published = keeper.save({ status: "active" });
    await pause(0);
    expect(save).toHaveBeenCalledTimes(1);
    for (let save = 0; save < 3; save += 1) await answer();
    await published;
    expect(server.now).toMatchObject({ title: "Two", status: "active" });
    expect(server.sent.filter((changes) => changes.status)).toHaveLength(1);
  });
});

describe("a draft without a connection", () => {
  test("shows it, keeps everything, and retries at growing intervals", async () => {
    const server = storedListing();
    let isDown = true;
    const reach = () => {
      if (isDown) throw new AppError("network");
      return server;
    };
    const { keeper, read, save } = open(server, {
      read: async () => reach().now,
      save: async (changes) => reach().save(changes),
    });
    keeper.change({ title: "Sunny" });
    await pause();
    expect(keeper.getState().phase).toBe("offline");
    expect(save).toHaveBeenCalledTimes(1);
    await pause(RETRY_MS.first);
    expect(read).toHaveBeenCalledTimes(1);
    await pause(RETRY_MS.first);
    expect(read).toHaveBeenCalledTimes(1);
    await pause(RETRY_MS.first);
    expect(read).toHaveBeenCalledTimes(2);
    isDown = false;
    await keeper.wake();
    expect(server.now.title).toBe("Sunny");
    expect(keeper.getState().phase).toBe("saved");
  });

  test("a failing server is retried, a refusal is not", async () => {
    const errors = [new AppError("listing_update_failed"), new AppError("bad_request")];
    const { keeper, save } = open(storedListing(), {
      save: async () => {
        throw errors.shift() ?? new Error("asked too often");
      },
    });
    keeper.change({ title: "Sunny" });
    await pause();
    expect(keeper.getState().phase).toBe("failing");
    await pause(RETRY_MS.first);
    expect(keeper.getState()).toMatchObject({
      phase: "waiting",
      failure: "The request could not be understood.",
    });
    await pause(RETRY_MS.most * 3);
    expect(save).toHaveBeenCalledTimes(2);
  });

  test("a reload continues with the input, even if the server is down", async () => {
    const first = open();
    first.keeper.change({ title: "Sunny", features: ["Deck"] });
    const again = open();
    expect(again.keeper.getState().fields).toMatchObject({ title: "Sunny", features: ["Deck"] });
    expect(keptListing(USER, LISTING_ID)).toEqual(ownListing());
    again.keeper.start();
    await pause(0);
    expect(again.server.sent).toEqual([{ title: "Sunny", features: ["Deck"] }]);
  });

  test("other users on this device see none of it", () => {
    open().keeper.change({ title: "Sunny" });
    expect(readEdits("sam", LISTING_ID)).toBeUndefined();
  });

  test("detects a browser that stores nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const { keeper } = open();
    keeper.change({ title: "Sunny" });
    expect(keeper.getState().isKept).toBe(false);
  });

  test.each(["{", "[]", '{"changes":{"price":1}}', "null", '"x"'])(
    "damaged storage (%s) is ignored",
    (text) => {
      localStorage.setItem(`draft:listing:${USER}:${LISTING_ID}`, text);
      expect(open().keeper.getState().phase).toBe("saved");
    },
  );
});

describe("changed somewhere else", () => {
  test.each(["mine", "theirs"] as const)(
    "two versions are kept until the owner chooses: %s",
    async (side) => {
      const { keeper, server } = open();
      server.write({ title: "Cosy", city: "Boise" });
      keeper.change({ title: "Sunny", price: "485000" });
      await pause();
      expect(differences(keeper.getState())).toEqual([
        { name: "city", mine: "", theirs: "Boise" },
        { name: "title", mine: "Sunny", theirs: "Cosy" },
        { name: "price", mine: "485000", theirs: "" },
      ]);
      // Input before the choice belongs to this version, and waits with it.
      keeper.change({ state: "ID" });
      await pause(RETRY_MS.most);
      expect(server.sent).toEqual([]);
      expect(open(server).keeper.getState().theirs).toEqual(server.now);
      await expect(keeper.save({ status: "active" })).rejects.toThrow(AppError);
      expect(server.now.status).toBe("draft");
      keeper.choose(side);
      await pause(0);
      const kept =
        side === "mine"
          ? { title: "Sunny", city: "", state: "ID", price: 485000 }
          : { title: "Cosy", city: "Boise", state: "", price: null };
      expect(server.now).toMatchObject(kept);
      expect(keeper.getState()).toMatchObject({ theirs: null, phase: "saved" });
      expect(keeper.getState().fields.title).toBe(kept.title);
      expect(readEdits(USER, LISTING_ID)).toBeUndefined();
    },
  );

  test("a place not set here by hand is not sent with this version", async () => {
    const { keeper, server } = open(storedListing(COMPLETE));
    server.write({ address: "1 Oak Ave", location: { lat: 43.65, lng: -116.25 } });
    keeper.change({ title: "Cosy" });
    await pause();
    expect(differences(keeper.getState()).map(({ name }) => name)).toEqual(["address", "title"]);
    keeper.choose("mine");
    await pause(0);
    expect(server.sent).toEqual([{ title: "Cosy", address: COMPLETE.address }]);
  });

  test("a change saved on another device right after ours is adopted", async () => {
    const server = storedListing();
    const { keeper } = open(server, {
      save: async (changes) => {
        server.save(changes);
        return server.write({ city: "Boise" });
      },
    });
    keeper.change({ title: "Sunny" });
    await pause();
    expect(keeper.getState().fields).toMatchObject({ title: "Sunny", city: "Boise" });
    expect(server.sent).toEqual([{ title: "Sunny" }]);
  });

  test("a third version is presented to the owner as well", async () => {
    const { keeper, server } = open();
    server.write({ title: "Cosy" });
    keeper.change({ title: "Sunny" });
    await pause();
    server.write({ title: "Bright" });
    keeper.choose("mine");
    await pause(0);
    expect(differences(keeper.getState())).toEqual([
      { name: "title", mine: "Sunny", theirs: "Bright" },
    ]);
    expect(server.now.title).toBe("Bright");
  });

  test("an identical change is no conflict", async () => {
    const { keeper, server } = open();
    server.write({ title: "Sunny" });
    keeper.change({ title: "Sunny" });
    await pause();
    expect(keeper.getState()).toMatchObject({ theirs: null, phase: "saved" });
    expect(server.sent).toEqual([]);
  });

  test("a change of status alone is no conflict", async () => {
    const { keeper, server } = open(storedListing({ ...COMPLETE, status: "active" }));
    server.write({ status: "pending" });
    keeper.change({ title: "Sunny" });
    await keeper.save();
    expect(server.now).toMatchObject({ title: "Sunny", status: "pending" });
  });

  test("publishing asks about sensitive wording from the other version", async () => {
    const { keeper, server } = open(storedListing(COMPLETE));
    server.write({ title: "Cosy" });
    await expect(keeper.save({ status: "active" })).rejects.toMatchObject({
      code: "listing_changed",
    });
    expect(server.now.status).toBe("draft");
    keeper.choose("theirs");
    await keeper.save({ status: "active" });
    expect(server.now).toMatchObject({ title: "Cosy", status: "active" });
  });

  test("is noticed on returning to this tab, before any typing", async () => {
    const { keeper, server } = open();
    server.write({ title: "Cosy" });
    await keeper.wake();
    expect(keeper.getState().fields.title).toBe("Cosy");
  });

  test("two tabs on this device share one draft", async () => {
    const server = storedListing();
    const one = open(server);
    const two = open(server);
    one.keeper.change({ title: "Sunny" });
    two.keeper.change({ city: "Boise" });
    await pause();
    expect(server.now).toMatchObject({ title: "Sunny", city: "Boise" });
    for (const { keeper } of [one, two]) {
      await keeper.wake();
      expect(keeper.getState()).toMatchObject({ theirs: null, phase: "saved" });
      expect(keeper.getState().fields).toMatchObject({ title: "Sunny", city: "Boise" });
    }
    expect(readEdits(USER, LISTING_ID)).toBeUndefined();
  });

  test("two offline tabs both keep their fields", () => {
    const one = open();
    const two = open();
    one.keeper.change({ title: "Sunny" });
    two.keeper.change({ city: "Boise" });
    one.keeper.change({ title: "Sunny home" });
    expect(open().keeper.getState().fields).toMatchObject({ title: "Sunny home", city: "Boise" });
  });

  test("text that another tab typed on an older version replaces nothing before the owner chooses", async () => {
    const { server, keeper: older } = open(storedListing({ ...COMPLETE, status: "active" }));
    const { keeper } = open(server);
    server.write({ title: "Cosy" });
    await keeper.wake();
    older.change({ title: "Sunny" });
    keeper.change({ city: "Boise" });
    expect(keeper.getState().theirs).toEqual(server.now);
    expect(differences(keeper.getState())).toContainEqual({
      name: "title",
      mine: "Sunny",
      theirs: "Cosy",
    });
    keeper.choose("theirs");
    expect(keeper.getState()).toMatchObject({ phase: "saved", fields: { title: "Cosy" } });
  });

  test("deleted in the meantime: is shown, and the text stays on this device", async () => {
    const { keeper, save } = open(storedListing(), {
      read: async () => null,
      save: () => Promise.reject(new AppError("listing_not_found")),
    });
    keeper.change({ title: "Sunny" });
    await pause();
    expect(keeper.getState().phase).toBe("gone");
    await pause(RETRY_MS.most * 2);
    expect(save).toHaveBeenCalledTimes(1);
    expect(readEdits(USER, LISTING_ID)?.changes.title).toBe("Sunny");
  });
});

describe("a refused value", () => {
  test("is marked at its field and held back, and the others are saved", async () => {
    const server = storedListing();
    const { keeper } = open(server, {
      save: async (changes) => {
        if (changes.location?.lat === 10)
          throw new ListingInvalid([{ field: "location", text: "Too far away." }], {});
        return server.save(changes);
      },
    });
    keeper.change({ location: { lat: 10, lng: -100 }, title: "Sunny" });
    await pause();
    await pause(1);
    expect(keeper.getState().refused).toEqual({ location: "Too far away." });
    expect(server.now.title).toBe("Sunny");
    expect(keeper.getState().fields.location?.lat).toBe(10);
    await pause(RETRY_MS.most * 2);
    expect(server.sent).toEqual([{ title: "Sunny" }]);
    keeper.change({ location: { lat: 43, lng: -116 } });
    await pause();
    expect(server.now.location?.lat).toBe(43);
    expect(keeper.getState()).toMatchObject({ refused: {}, phase: "saved" });
  });
});

describe("the place", () => {
  test("comes from the server's response to an address", async () => {
    const server = storedListing();
    const found = { lat: 43.6, lng: -116.2 };
    const { keeper } = open(server, {
      save: async (changes) =>
        server.save(changes.address ? { ...changes, location: found } : changes),
    });
    keeper.change({ address: "1418 Maple St" });
    await pause();
    expect(keeper.getState()).toMatchObject({ found, fields: { location: found } });
  });

  test("set by the owner's pin is sent, and a later address change discards it", async () => {
    const { keeper, server } = open(storedListing(COMPLETE));
    const pin = { lat: 43.63, lng: -116.21 };
    keeper.change({ location: pin });
    expect(keeper.getState().fields.location).toEqual(pin);
    keeper.change({ address: "1 Oak Ave" });
    expect(keeper.getState().fields.location).toEqual(COMPLETE.location);
    await pause();
    expect(server.sent).toEqual([{ address: "1 Oak Ave" }]);
    keeper.change({ location: pin });
    await pause();
    expect(server.sent.at(-1)).toEqual({ location: pin });
  });
});
