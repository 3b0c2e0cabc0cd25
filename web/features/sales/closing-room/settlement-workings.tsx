import {
  BILL_NAMES,
  type BillName,
  ESCROW_NAMES,
  type EscrowName,
  PAYOFF_NAMES,
  type PayoffName,
  TAX_NAMES,
} from "@domain/sales/settlement-figures.ts";
import type { FormOf, SettlementLine } from "@domain/sales/settlement-lines.ts";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { TextField } from "@web/components/text-field.tsx";
import type { useCheckedForm } from "@web/lib/use-checked-form.ts";
import type { SettlementInput } from "./settlement-input.ts";

export type SettlementForm = ReturnType<typeof useCheckedForm<SettlementInput>>;

/** The rule by which bills are divided between the two owners of a year. */
export function RuleFields({ form }: { form: SettlementForm }) {
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

/** Whether a line is computed from something that its side types. */
export function hasWorkings(line: SettlementLine, { terms }: FormOf): boolean {
  return (
    isOf(line, BILL_NAMES) ||
    isOf(line, ESCROW_NAMES) ||
    isOf(line, PAYOFF_NAMES) ||
    line === "prepaid_interest" ||
    (line === "rent_back" && terms.possession_days > 0)
  );
}

/** The fields that a line is computed from. */
export function workingNames(line: SettlementLine): (keyof SettlementInput)[] {
  if (isOf(line, BILL_NAMES)) {
    const tax = TAX_NAMES.find((name) => name === line);
    const bill = (["amount", "from", "to"] as const).map((part) => `bill_${line}_${part}` as const);
    return tax ? [...bill, `earlier_${tax}`] : bill;
  }
  if (isOf(line, ESCROW_NAMES)) return [`month_${line}`, `months_${line}`];
  if (isOf(line, PAYOFF_NAMES))
    return (["amount", "on", "a_day"] as const).map((part) => `statement_${line}_${part}` as const);
  if (line === "prepaid_interest") return ["interest_rate"];
  return line === "rent_back" ? ["rent_a_day"] : [];
}

/** What a line is computed from. */
export function Workings({ form, line }: { form: SettlementForm; line: SettlementLine }) {
  if (isOf(line, BILL_NAMES)) return <BillFields form={form} bill={line} />;
  if (isOf(line, ESCROW_NAMES)) return <EscrowFields form={form} name={line} />;
  if (isOf(line, PAYOFF_NAMES)) return <PayoffFields form={form} name={line} />;
  if (line === "prepaid_interest") return <InterestFields form={form} />;
  return <Money form={form} name="rent_a_day" label="Rent for one day of the stay" />;
}

function isOf<Name extends SettlementLine>(
  line: SettlementLine,
  names: readonly Name[],
): line is Name {
  return names.some((name) => name === line);
}

type MoneyName = Extract<
  keyof SettlementInput,
  | `bill_${string}_amount`
  | `earlier_${string}`
  | `month_${string}`
  | `statement_${string}`
  | "rent_a_day"
>;

function Money(props: { form: SettlementForm; name: MoneyName; label: string; hint?: string }) {
  const { form, name, label, hint } = props;
  return (
    <TextField
      {...form.field(name)}
      {...{ label, hint }}
      optional
      leading="$"
      inputMode="decimal"
      autoComplete="off"
    />
  );
}

const BILL_WORDS: Record<BillName, { of: string; these: string; last?: string }> = {
  county_taxes: { of: "county taxes", these: "these county taxes", last: "county taxes" },
  city_taxes: { of: "city and town taxes", these: "these city taxes", last: "city and town taxes" },
  assessments: { of: "assessments", these: "these assessments" },
  dues: { of: "HOA dues", these: "these dues" },
};

/** A bill for a period in which the home changes hands. */
function BillFields({ form, bill }: { form: SettlementForm; bill: BillName }) {
  const { input, change, field } = form;
  const { of, these } = BILL_WORDS[bill];
  const tax = TAX_NAMES.find((name) => name === bill);
  return (
    <div className="grid gap-4">
      <Money form={form} name={`bill_${bill}_amount`} label={`Bill for the period: ${of}`} />
      <div className="grid grid-cols-2 gap-4">
        <TextField {...field(`bill_${bill}_from`)} label={`First day: ${of}`} type="date" />
        <TextField {...field(`bill_${bill}_to`)} label={`Last day: ${of}`} type="date" />
      </div>
      <RadioGroup
        label={`Has the seller paid ${these}?`}
        value={input[`bill_${bill}_paid`]}
        onChange={(paid) => change({ [`bill_${bill}_paid`]: paid })}
        options={[
          { value: "yes", label: "Yes", hint: "The buyer pays back their days." },
          { value: "no", label: "No", hint: "The seller pays the buyer for their own days." },
        ]}
      />
      {tax && (
        <Money
          form={form}
          name={`earlier_${tax}`}
          label={`Last year's bill, if it is still unpaid: ${of}`}
          hint="All of it is the seller's. It is added to this year's part."
        />
      )}
    </div>
  );
}

const MONTH_WORDS: Record<EscrowName, string> = {
  escrow_insurance: "homeowner's insurance",
  escrow_mortgage_insurance: "mortgage insurance",
  escrow_taxes: "property taxes",
};

function EscrowFields({ form, name }: { form: SettlementForm; name: EscrowName }) {
  const of = MONTH_WORDS[name];
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <Money form={form} name={`month_${name}`} label={`A month of ${of}`} />
      <TextField
        {...form.field(`months_${name}`)}
        label={`Months of ${of}`}
        optional
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  );
}

function PayoffFields({ form, name }: { form: SettlementForm; name: PayoffName }) {
  const which = name === "payoff" ? "first mortgage" : "second mortgage";
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <Money form={form} name={`statement_${name}_amount`} label={`Payoff amount: ${which}`} />
      <TextField
        {...form.field(`statement_${name}_on`)}
        label={`Day of that amount: ${which}`}
        type="date"
      />
      <Money
        form={form}
        name={`statement_${name}_a_day`}
        label={`Each further day: ${which}`}
        hint="“Per diem” on the lender's statement."
      />
    </div>
  );
}

function InterestFields({ form }: { form: SettlementForm }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        {...form.field("interest_rate")}
        label="Interest rate of the loan"
        optional
        trailing="%"
        inputMode="decimal"
        autoComplete="off"
      />
      <RadioGroup
        label="Your lender's year has"
        value={form.input.interest_year}
        onChange={(interest_year) => form.change({ interest_year })}
        options={[
          { value: "365", label: "365 days" },
          { value: "360", label: "360 days" },
        ]}
      />
    </div>
  );
}
