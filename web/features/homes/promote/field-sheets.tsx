import {
  type AgentPay,
  mlsSheet,
  type SheetField,
  zillowSheet,
} from "@domain/homes/field-sheets.ts";
import type { ListingDetails } from "@domain/homes/listings.ts";
import { readNumber } from "@domain/site/text/read-number.ts";
import { CopyButton } from "@web/components/copy-button.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useState } from "react";

const SHEETS = [
  { value: "zillow", label: "Zillow, by owner" },
  { value: "mls", label: "MLS, by a broker" },
] as const;

/** What two forms ask, field by field, each value to be copied. */
export function FieldSheets({ home }: { home: ListingDetails }) {
  const [sheet, setSheet] = useState<(typeof SHEETS)[number]["value"]>("zillow");
  const [typed, setTyped] = useState("");
  const [unit, setUnit] = useState<"percent" | "dollars">("percent");
  const pay = payOf(typed, unit);
  const site = window.location.origin;
  return (
    <div className="grid gap-5">
      <SegmentedControl
        label="The form to fill in"
        hideLabel
        options={SHEETS}
        value={sheet}
        onChange={setSheet}
      />
      {sheet === "mls" && (
        <div className="grid gap-3 rounded-md bg-sunken px-4 py-4">
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label="What you pay the buyer's agent"
              inputMode="decimal"
              className="w-44"
              value={typed}
              error={
                typed !== "" && pay === undefined
                  ? "Please enter a number, such as 2 or 2.5."
                  : undefined
              }
              onChange={({ target }) => setTyped(target.value)}
            />
            <SegmentedControl
              label="The unit of this pay"
              hideLabel
              options={UNITS}
              value={unit}
              onChange={setUnit}
            />
          </div>
          <p className="max-w-prose text-ink-soft text-sm">
            A broker's form asks for this. It is your choice, and 0 is an answer. No law and no MLS
            sets it. It is open to talk with each buyer, who may ask for it in their offer. This
            figure stays in this tab only.
          </p>
        </div>
      )}
      <Fields fields={sheet === "zillow" ? zillowSheet(home, site) : mlsSheet(home, site, pay)} />
      <p className="text-ink-faint text-xs">
        Forms change. A field may have another name there, or be missing.
      </p>
    </div>
  );
}

function Fields({ fields }: { fields: readonly SheetField[] }) {
  return (
    <dl className="border-line border-t">
      {fields.map(({ name, value, hint }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-line border-b py-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
        >
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="grid content-start gap-1">
            {value ? (
              <span
                translate="no"
                className="wrap-anywhere line-clamp-4 whitespace-pre-line text-sm"
              >
                {value}
              </span>
            ) : (
              <span className="text-ink-faint text-sm">Your listing doesn't say</span>
            )}
            {hint && <span className="text-ink-faint text-xs">{hint}</span>}
          </dd>
          <dd className="col-start-2 row-span-2 row-start-1 sm:col-start-3">
            {value && <CopyButton label="Copy" of={name} text={value} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const UNITS = [
  { value: "percent", label: "% of the price" },
  { value: "dollars", label: "$" },
] as const;

/** Undefined for what is no figure, or more than the whole price. */
function payOf(typed: string, unit: "percent" | "dollars"): AgentPay | undefined {
  const amount = readNumber(typed, unit);
  if (amount === null || Number.isNaN(amount) || amount < 0) return undefined;
  if (unit === "dollars") return { dollars: amount };
  return amount <= 100 ? { percent: amount } : undefined;
}
