import { expect, it } from "vitest";
import {
  CONTRACT_QUESTIONS,
  type ContractForm,
  contractFormText,
} from "../../../supabase/functions/_shared/domain/sales/contract-forms.ts";

const FORM: ContractForm = {
  ...{ state: "CO", kind: "public_form", title: "Contract to Buy and Sell, Residential" },
  ...{ source: "Colorado Division of Real Estate", link: "https://dre.colorado.gov/forms" },
  read_on: "2026-11-29",
};

it("A state with a public form names its publisher with the day on which it was read", () => {
  const { before, after } = contractFormText(FORM, "CO");
  expect(before).toBe("Colorado has a public form for the sale of a home:");
  expect(after).toContain(
    "Colorado Division of Real Estate. We read the page on Sunday, November 29, 2026",
  );
  expect(after).toContain("Let an attorney read it before you sign");
});

it("A state in which attorneys close sales says so without a form", () => {
  const { before, after } = contractFormText({ ...FORM, kind: "attorney", state: "SC" }, "SC");
  expect(before).toMatch(/^In South Carolina, an attorney takes part in the closing/);
  expect(after).not.toContain("public form");
});

it("A state without a row sends people to a title company or an attorney", () => {
  expect(contractFormText(null, "OH")).toEqual({
    before:
      "We know of no public form for Ohio. Ask a title company or an attorney to write the contract.",
    after: "",
  });
});

it("Questions for whoever writes the contract are questions", () => {
  for (const question of CONTRACT_QUESTIONS) expect(question).toMatch(/\?$/);
});
