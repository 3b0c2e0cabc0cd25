import { type HomeOwners, mayInviteOwner, ownerText } from "@domain/homes/owners.ts";
import { owningWith } from "@domain/homes/shared-homes.ts";
import { OWNER_LIMITS } from "@domain/site/errors/limits.ts";
import { describe, expect, it } from "vitest";

const FIRST = {
  ...{ id: null, name: "Ann Lee", email: null, is_me: true },
  ...{ joined_at: "2026-11-01T00:00:00Z", link_until: null },
};
const INVITED = { ...FIRST, id: "1", name: "Bob", email: "bob@example.com", joined_at: null };

describe("owners of a home", () => {
  it("are invited by the first owner alone, up to three besides them", () => {
    const owners = (is_first: boolean, others: number): HomeOwners => ({
      is_first,
      owners: [FIRST, ...Array.from({ length: others }, (_, n) => ({ ...INVITED, id: `${n}` }))],
    });
    expect(mayInviteOwner(owners(true, OWNER_LIMITS.perHome - 1))).toBe(true);
    expect(mayInviteOwner(owners(true, OWNER_LIMITS.perHome))).toBe(false);
    expect(mayInviteOwner(owners(false, 1))).toBe(false);
  });

  it("are named beside a home that is owned together", () => {
    expect(owningWith({ with: ["Ann Lee", null] })).toBe("with Ann Lee and another owner");
    expect(owningWith({ with: [] })).toBeUndefined();
    expect(owningWith(undefined)).toBeUndefined();
  });

  it("say in their rows whether they are invited", () => {
    expect(ownerText(INVITED)).toBe("Invited at bob@example.com");
    expect(ownerText({ ...INVITED, email: null })).toBe("Invited at their address");
    expect(ownerText({ ...INVITED, joined_at: FIRST.joined_at })).toBe("Owns it together");
    expect(ownerText(FIRST)).toContain("Created this listing");
  });
});
