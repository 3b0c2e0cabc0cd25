import { PARTY_ROLES, PARTY_SAYS } from "@domain/sales/party-roles.ts";
import { expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";

/** A role sees and says the same in the domain and in SQL. */
const database = ownDatabase();

it("roles are the same", async () => {
  const rows = await database.query("select * from private.party_roles() order by role");
  const ours = Object.entries(PARTY_ROLES).map(([role, { byOwner, knowsBoth, filesFor }]) => ({
    role,
    by_owner: byOwner,
    knows_both: knowsBoth,
    files_for: filesFor,
  }));
  expect(rows).toEqual(ours.sort((a, b) => a.role.localeCompare(b.role)));
});

it("the parties' steps are the same in both, and each that can be said has words", async () => {
  const rows = await database.query<{ text: string }>(
    `select concat_ws(' ', role, kind, case when settles then 'settles' when says then 'says' else 'sees' end) as text
     from private.party_steps() order by 1`,
  );
  const ours = Object.entries(PARTY_ROLES).flatMap(([role, { steps }]) =>
    Object.entries(steps).map(([kind, part]) => `${role} ${kind} ${part}`),
  );
  expect(rows.map(({ text }) => text).sort()).toEqual(ours.sort());
  const said = ours.filter((each) => !each.endsWith(" sees")).map((each) => each.split(" ")[1]);
  expect([...new Set(said)].sort()).toEqual(Object.keys(PARTY_SAYS).sort());
});
