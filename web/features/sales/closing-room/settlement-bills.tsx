import { RadioGroup } from "@web/components/radio-group.tsx";
import { TextField } from "@web/components/text-field.tsx";
import type { useCheckedForm } from "@web/lib/use-checked-form.ts";
import type { BillName, SettlementInput } from "./settlement-input.ts";

type Form = ReturnType<typeof useCheckedForm<SettlementInput>>;

/** The rule by which bills are divided between the two owners of a year. */
export function RuleFields({ form }: { form: Form }) {
  const { input, change } = form;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <RadioGroup
        label="Who pays for the day of the closing?"
        value={input.closing_day}
        onChange={(closing_day) => change({ closing_day })}
        options={[
          { value: "buyer", label: "The buyer" },
          { value: "seller", label: "The seller" },
        ]}
      />
      <RadioGroup
        label="A year has"
        value={input.basis}
        onChange={(basis) => change({ basis })}
        options={[
          { value: "365", label: "365 days" },
          { value: "actual", label: "the days of the bill's own period" },
        ]}
      />
    </div>
  );
}

const WORDS: Record<BillName, { amount: string; from: string; to: string; paid: string }> = {
  taxes: {
    amount: "Property taxes for the period",
    from: "First day of the taxes",
    to: "Last day of the taxes",
    paid: "Has the seller paid these taxes?",
  },
  dues: {
    amount: "Association dues for the period",
    from: "First day of the dues",
    to: "Last day of the dues",
    paid: "Has the seller paid these dues?",
  },
};

/** A bill for a period in which the home changes hands. */
export function BillFields({ form, bill }: { form: Form; bill: BillName }) {
  const { input, change, field } = form;
  const words = WORDS[bill];
  return (
    <div className="grid gap-4 border-line border-t pt-4">
      <TextField
        {...field(`${bill}_amount`)}
        label={words.amount}
        optional
        leading="$"
        inputMode="decimal"
        autoComplete="off"
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField {...field(`${bill}_from`)} label={words.from} type="date" />
        <TextField {...field(`${bill}_to`)} label={words.to} type="date" />
      </div>
      <RadioGroup
        label={words.paid}
        value={input[`${bill}_paid`]}
        onChange={(paid) => change({ [`${bill}_paid`]: paid })}
        options={[
          { value: "yes", label: "Yes", hint: "The buyer pays back their days." },
          { value: "no", label: "No", hint: "The seller pays the buyer for their own days." },
        ]}
      />
    </div>
  );
}
