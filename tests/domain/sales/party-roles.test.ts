import { inviteText } from "@domain/sales/party-roles.ts";
import { roleToInvite } from "@domain/sales/sale-steps.ts";
import { expect, it } from "vitest";

it("the role to invite for a step is one that has to say something there, whom this side can invite and nobody has", () => {
  expect(roleToInvite("title", "owner", [])).toBe("title_officer");
  expect(roleToInvite("title", "owner", ["title_officer"])).toBeUndefined();
  expect(roleToInvite("inspection", "buyer", ["title_officer"])).toBe("inspector");
  expect(roleToInvite("inspection", "owner", [])).toBeUndefined();
  expect(roleToInvite("appraisal", "buyer", [])).toBe("lender");
  expect(roleToInvite("appraisal", "buyer", ["lender"])).toBe("appraiser");
  expect(roleToInvite("utilities", "buyer", [])).toBeUndefined();
  expect(roleToInvite("contract", "buyer", [])).toBeUndefined();
});

it("the button to invite names the role", () => {
  expect(inviteText("title_officer")).toBe("Invite the title or escrow officer");
  expect(inviteText("lender")).toBe("Invite the lender");
});
