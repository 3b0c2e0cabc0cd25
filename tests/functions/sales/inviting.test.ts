import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { rpc } from "../../support/api.ts";
import { jsonOf } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, signUpAll } from "../../support/edge-world.ts";
import { allMail } from "../../support/mailbox.ts";
import { openSale } from "../../support/sales.ts";

/** Invitations on their way: Dana sells to Nora, and each link opens what its mail says. */
const world = await ownEdgeWorld("parties");
const [dana, nora] = await signUpAll(world.cloud, "Dana", "Nora");
if (!dana || !nora) throw new Error("Somebody is missing.");

it("invitations of a party and of a co-owner are mailed once, and their links open their pages", async () => {
  await world.cloud.sql.exec("update auth.users set email_confirmed_at = now()");
  const home = await insertListing(world.cloud, dana);
  const sale = await openSale(world.cloud, home, dana, nora);
  const officer = { id: randomUUID(), name: "Ann Lee", email: "ann@title.example" };
  const owner = { id: randomUUID(), name: "Carl", email: "carl@owner.example" };
  const party = { ...officer, kind: "sale", place_id: sale, role: "title_officer" };
  expect((await rpc(world.cloud, dana, "invite_member", party)).ok).toBe(true);
  const invited = await rpc(world.cloud, dana, "invite_member", {
    ...owner,
    kind: "home",
    place_id: home,
  });
  expect(invited.ok).toBe(true);
  for (const _ of [1, 2]) expect((await world.asScheduler("/send")).status).toBe(200);

  const mails = await allMail(world.cloud.standinsUrl);
  const tokenIn = (email: string) => {
    const [mail, another] = mails.filter(({ to }) => to.join().includes(email));
    expect(another).toBeUndefined();
    return mail?.text.match(/#([\w-]{43})/)?.[1];
  };
  const page = await rpc(world.cloud, undefined, "party_by_token", {
    token: tokenIn(officer.email),
  });
  expect(await jsonOf(page)).toMatchObject({ name: "Ann Lee", role: "title_officer" });
  const invitation = await rpc(world.cloud, undefined, "invitation_by_token", {
    kind: "home",
    token: tokenIn(owner.email),
  });
  expect(await jsonOf(invitation)).toMatchObject({ name: "Carl" });

  // A mail program posts to this address when its reader presses "unsubscribe".
  const mail = mails.find(({ to }) => to.join().includes(officer.email));
  const stop = mail?.headers["List-Unsubscribe"]?.match(/refuse\?token=[\w-]+/)?.[0];
  expect((await world.edge.call(`/${stop}`, { method: "POST" })).status).toBe(204);
  const ended = await rpc(world.cloud, undefined, "party_by_token", {
    token: tokenIn(officer.email),
  });
  expect(await jsonOf(ended)).toBeNull();
});
