import { expect, it } from "vitest";
import { createDatabase } from "../../../supabase/functions/_shared/edge/database.ts";
import { createOwnerData } from "../../../supabase/functions/chatbot/assistant/owner-data.ts";
import { book } from "../../support/edge-bookings.ts";
import { coOwn, insertListing, ownEdgeWorld, signUpAll } from "../../support/edge-world.ts";

/** Vesty's reads about homes that another person created and owns with the person who asks. */
const { cloud } = await ownEdgeWorld("chatbot");
const [olive, carl, stan] = await signUpAll(cloud, "Olive", "Carl", "Stan");
const { apiUrl, publishableKey, secretKey } = cloud;
const database = createDatabase({
  ...{ url: apiUrl, publicUrl: apiUrl, publishableKey, secretKey, secretKeys: [secretKey] },
  ...{ schedulerKey: "", allowedOrigins: [], timeoutMs: 10_000 },
});
const dataOf = ({ id, token }: typeof olive) =>
  createOwnerData(database.callerClient(token), { id });

it("a co-owner's homes, showings and free times are read, and those of nobody else", async () => {
  const cottage = await insertListing(cloud, olive, { title: "Cottage" });
  const cabin = await insertListing(cloud, olive, { title: "Cabin" });
  await coOwn(cloud, cottage, carl);
  const now = new Date();
  await book(cloud, cottage);
  await book(cloud, cabin);
  const read = async (person: typeof olive) => {
    const data = dataOf(person);
    const homes = (await data.listings()).map(({ title }) => title).sort();
    const showings = (await data.showings(now)).map(({ listing_id }) => listing_id);
    return { homes, showings, free: (await data.availability(now)).length };
  };
  expect(await read(olive)).toEqual({
    homes: ["Cabin", "Cottage"],
    showings: expect.arrayContaining([cottage, cabin]),
    free: 2,
  });
  expect(await read(carl)).toEqual({ homes: ["Cottage"], showings: [cottage], free: 1 });
  expect(await read(stan)).toEqual({ homes: [], showings: [], free: 0 });
});
