import type { SaleFigures } from "@domain/offers/offers.ts";
import { formatNumber } from "@domain/site/text/format.ts";
import { numberQuestion, readNumber } from "@domain/site/text/read-number.ts";
import { isCalendarDate } from "@domain/site/time/time-zones.ts";
import { useQueryClient } from "@tanstack/react-query";
import { saveSaleFigures } from "@web/api/offers/offers.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { notify } from "@web/lib/notices.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";

/** The owner's own figures, entered once for all offers. Only the owner ever sees them. */
export function FiguresForm(props: {
  userId: string;
  listingId: string;
  figures: SaleFigures;
  onSaved: () => void;
}) {
  const { userId, listingId, figures, onSaved } = props;
  const client = useQueryClient();
  const form = useCheckedForm<Input>({
    initial: inputOf(figures),
    problemsOf,
    submit: async (input) => {
      await saveSaleFigures(listingId, figuresOf(input));
      await client.invalidateQueries({ queryKey: ownKey(userId) });
      notify({ tone: "success", text: "Your figures are saved, and every offer uses them." });
      onSaved();
    },
    fallback: "offer_not_sent",
  });
  return (
    <form {...form.form} className="grid gap-5 py-4">
      <p className="max-w-prose text-ink-soft text-sm">
        Only you see these figures. Buyers never do. Empty fields count as zero.
      </p>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {FIELDS.map(({ name, label, hint }) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={label}
            hint={hint}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
        <TextField
          {...form.field("moving_on")}
          type="date"
          label="The day you'd like to move"
          hint="Offers that miss it by more than two weeks are marked."
        />
      </div>
      <Failure text={form.failure} />
      <Button
        type="submit"
        className="justify-self-start"
        pending={form.isPending}
        pendingText="Saving..."
      >
        Save your figures
      </Button>
    </form>
  );
}

type Input = Record<keyof SaleFigures, string>;
type FigureName = Exclude<keyof SaleFigures, "moving_on">;

const FIELDS: readonly { name: FigureName; label: string; hint: string; most: number }[] = [
  {
    name: "mortgage_payoff",
    label: "Mortgage payoff, $",
    hint: "Ask your lender for it. Interest is added every day.",
    most: 2_000_000_000,
  },
  {
    name: "taxes_due",
    label: "Property taxes still due, $",
    hint: "Your share of the year until closing.",
    most: 2_000_000_000,
  },
  {
    name: "carrying_cost_day",
    label: "Keeping the home, $ a day",
    hint: "Mortgage interest, insurance, utilities and upkeep.",
    most: 1_000_000,
  },
  {
    name: "closing_costs_share",
    label: "Closing costs, % of the price",
    hint: "Title, escrow and transfer tax. They differ by state. Ask a title company.",
    most: 20,
  },
  {
    name: "other_costs",
    label: "Repairs and other costs, $",
    hint: "Anything else that comes off the price.",
    most: 2_000_000_000,
  },
];

function inputOf(figures: SaleFigures): Input {
  const texts = FIELDS.map(({ name }) => [name, figures[name] ? formatNumber(figures[name]) : ""]);
  return { ...(Object.fromEntries(texts) as Input), moving_on: figures.moving_on ?? "" };
}

function numberOf(name: FigureName, text: string): number {
  return readNumber(text, kindOf(name)) ?? 0;
}

function kindOf(name: FigureName) {
  return name === "closing_costs_share" ? "percent" : "dollars";
}

function problemsOf(input: Input) {
  const problems: { [Name in keyof Input]?: string } = {};
  for (const { name, most } of FIELDS) {
    const value = numberOf(name, input[name]);
    const isShare = name === "closing_costs_share";
    if (!(value <= most) || (!isShare && !Number.isInteger(value)))
      problems[name] =
        numberQuestion(input[name], kindOf(name)) ??
        (isShare
          ? `Please enter a share from 0 to ${most}.`
          : `Please enter whole dollars, up to ${formatNumber(most)}.`);
  }
  if (input.moving_on !== "" && !isCalendarDate(input.moving_on))
    problems.moving_on = "Please choose a day.";
  return problems;
}

function figuresOf(input: Input): SaleFigures {
  const values = FIELDS.map(({ name }) => [name, numberOf(name, input[name])]);
  return {
    ...(Object.fromEntries(values) as Omit<SaleFigures, "moving_on">),
    moving_on: input.moving_on || null,
  };
}
