import { describe, expect, it } from "vitest";
import { createExclusive } from "../../local/lite/exclusive.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("createExclusive", () => {
  it("never lets two pieces of work overlap, even when one fails", async () => {
    const exclusive = createExclusive();
    let inside = 0;
    let most = 0;
    const work = async (index: number) => {
      most = Math.max(most, ++inside);
      await turn();
      inside--;
      if (index % 3 === 0) throw new Error("failed");
      return index;
    };
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => exclusive(() => work(index))),
    );
    expect(most).toBe(1);
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(7);
  });

  it("lets a piece start parts of itself without a deadlock", async () => {
    const exclusive = createExclusive();
    const result = await exclusive(async () => `a${await exclusive(async () => "b")}`);
    expect(result).toBe("ab");
  });

  it("doesn't let work left over from a finished piece cut in", async () => {
    const exclusive = createExclusive();
    const order: string[] = [];
    let late: Promise<unknown> = Promise.resolve();
    await exclusive(async () => {
      late = turn()
        .then(turn)
        .then(() => exclusive(async () => order.push("late")));
    });
    await exclusive(async () => {
      order.push("begin");
      for (let n = 0; n < 5; n++) await turn();
      order.push("end");
    });
    await late;
    expect(order).toEqual(["begin", "end", "late"]);
  });
});
