import { type OperatorsRate, PAYMENT_FIELDS, readPaymentInput } from "@domain/homes/mortgage.ts";
import { rateState } from "@domain/homes/rate-age.ts";
import { dateInZone } from "@domain/site/time/time-zones.ts";
import { setMortgageRate } from "@web/api/homes/mortgage-rate.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useWork } from "@web/lib/use-work.ts";
import { hearRate } from "@web/session/hear-rate.ts";
import { useKeptRate, useNamedRate } from "@web/session/own-loan.ts";
import { type FormEvent, useEffect, useState } from "react";

/** The rate behind all monthly payments: how old it is, and a newer one with its day and source. */
export function MortgageRate() {
  const named = useNamedRate();
  // "6.25 2026-11-19 Freddie Mac"
  const source = useKeptRate()?.split(" ").slice(2).join(" ");
  const today = dateInZone(new Date(), "UTC");
  const [typed, setTyped] = useState(EMPTY);
  const [problem, setProblem] = useState<string>();
  const work = useWork(hearRate);
  // What another operator has set since this browser last asked.
  useEffect(() => void hearRate(), []);
  const fieldOf = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
    autoComplete: "off",
    required: true,
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    const percent = readPaymentInput("rate", typed.percent);
    setProblem(
      percent === undefined
        ? `Please enter a number from ${PAYMENT_FIELDS.rate.min} to ${PAYMENT_FIELDS.rate.max}.`
        : undefined,
    );
    if (percent === undefined) return;
    const rate: OperatorsRate = { percent, as_of: typed.as_of, source: typed.source.trim() };
    if (await work.run("save", () => setMortgageRate(rate), "mortgage_rate_not_saved"))
      setTyped(EMPTY);
  }

  return (
    <div className="grid gap-5">
      <p role="status">
        {rateState(named, today).text}
        {source && ` Source: ${source}.`}
      </p>
      <form onSubmit={(event) => void save(event)} className="grid max-w-xl gap-4">
        <div className="two-columns grid items-start gap-4">
          <TextField
            {...fieldOf("percent")}
            label="Interest, % a year"
            inputMode="decimal"
            error={problem ?? null}
          />
          <TextField {...fieldOf("as_of")} label="Published on" type="date" max={today} />
        </div>
        <TextField
          {...fieldOf("source")}
          label="Source"
          hint="For example: Freddie Mac, 30-year fixed"
          maxLength={200}
        />
        <Failure text={work.failureText} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={work.doing === "save"} pendingText="Saving...">
            Set the rate
          </Button>
          {source && (
            <Button
              variant="secondary"
              pending={work.doing === "remove"}
              pendingText="Removing..."
              onClick={() =>
                void work.run("remove", () => setMortgageRate(null), "mortgage_rate_not_saved")
              }
            >
              Remove it
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}

const EMPTY = { percent: "", as_of: "", source: "" };
