import { PARTY_ROLES } from "@domain/sales/party-roles.ts";
import { expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";

/** A role is the same in the domain and in SQL. */
const database = ownDatabase();

it("roles are the same", async () => {
  const rows = await database.query("select * from private.party_roles() order by role");
  const ours = Object.entries(PARTY_ROLES).map(
    ([role, { byOwner, knowsBoth, filesFor, readsTerms }]) => ({
      role,
      by_owner: byOwner,
      knows_both: knowsBoth,
      files_for: filesFor,
      reads_terms: readsTerms,
    }),
  );
  expect(rows).toEqual(ours.sort((a, b) => a.role.localeCompare(b.role)));
});
