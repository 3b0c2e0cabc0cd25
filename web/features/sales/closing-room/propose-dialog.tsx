import { OFFER_LIMITS, type Offer } from "@domain/offers/offers.ts";
import { wordsProblem } from "@domain/offers/reading-offers.ts";
import {
  type CountingRule,
  hourText,
  PLAIN_RULE,
  UNTIL_HOURS,
} from "@domain/sales/counting-days.ts";
import { isSettled, type SaleStep } from "@domain/sales/deadlines.ts";
import {
  isCountedByContract,
  otherSide,
  type SaleStepKind,
  STEP_LABELS,
} from "@domain/sales/sale-steps.ts";
import { closedOffices } from "@domain/sales/state-holidays.ts";
import { homeTime, type SaleOffer, stepsOfSale } from "@domain/sales/step-words.ts";
import { isCalendarDate } from "@domain/site/time/time-zones.ts";
import { proposeDay, seenStep } from "@web/api/sales/steps.ts";
import { Checkbox } from "@web/components/checkbox.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import { DialogButtons } from "@web/components/dialog-buttons.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { useState } from "react";
import type { ActDialogProps } from "../../offers/offers/use-offer-work.ts";
import { DatesPreview } from "./dates-preview.tsx";

type Way = "stays" | "moves" | "business";

/** Proposes a date for a step to the other side; for the contract, with the rule for counting days. */
export function ProposeDialog(
  props: Omit<ActDialogProps, "offer"> & { offer: Offer & SaleOffer; step: SaleStep },
) {
  const { offer, work, onClose, onDone } = props;
  // The step as it was when the dialog opened, even if the other side acts in the meantime.
  const [step] = useState(props.step);
  const { kind } = step;
  const { today } = homeTime(offer, useNow());
  const isContract = kind === "contract";
  const known = step.proposal?.rule ?? PLAIN_RULE;
  const [day, setDay] = useState(isContract ? today : (step.due_on ?? ""));
  const [way, setWay] = useState<Way>(
    known.counts === "business" ? "business" : known.moves ? "moves" : "stays",
  );
  const [hour, setHour] = useState(String(known.until_hour));
  const [said, setSaid] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [otherwise, setOtherwise] = useState(known.otherwise);
  const rule: CountingRule = { ...RULES[way], until_hour: Number(hour), otherwise };
  const words = said.trim();
  const problem = isCalendarDate(day) ? undefined : "Please choose a day.";
  const other = otherSide(offer.side);

  async function send() {
    setAsked(true);
    if (problem || wordsProblem(words)) return;
    const isDone = await work.act("propose", () =>
      proposeDay(seenStep(offer, step), { day, said: words, ...(isContract ? { rule } : {}) }),
    );
    if (isDone) onDone(`Sent. It counts once the ${other} agrees.`);
  }

  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title={isContract ? "The day the contract was signed" : `A date for: ${STEP_LABELS[kind]}`}
      failure={work.failureText}
      footer={
        <DialogButtons
          onCancel={onClose}
          onClick={() => void send()}
          pending={work.doing === "propose"}
          pendingText="Sending..."
        >
          {`Send to the ${other}`}
        </DialogButtons>
      }
    >
      <div className="grid gap-5">
        <TextField
          label={isContract ? "The day on which the last of you signed" : "The new last day"}
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
          error={isAsked ? problem : undefined}
          hint={dayHint(day, kind, offer.home?.state)}
        />
        {isContract && (
          <>
            <RadioGroup
              label="How does the contract count days?"
              value={way}
              onChange={setWay}
              options={WAYS}
            />
            <OtherwiseField offer={offer} rule={rule} onChange={setOtherwise} />
            <SelectField
              label="Until what time, in the home's time zone?"
              value={hour}
              onChange={(event) => setHour(event.target.value)}
              options={UNTIL_HOURS.map((each) => ({ value: String(each), label: hourText(each) }))}
            />
            {!problem && <DatesPreview offer={offer} day={day} rule={rule} />}
          </>
        )}
        <TextArea
          label={`To the ${other}`}
          optional
          maxLength={OFFER_LIMITS.said}
          value={said}
          onChange={(event) => setSaid(event.target.value)}
          error={isAsked ? wordsProblem(words) : undefined}
        />
      </div>
    </Dialog>
  );
}

/** The deadlines that the contract counts the other way: a deposit in business days, an inspection in calendar days. */
function OtherwiseField(props: {
  offer: Offer & SaleOffer;
  rule: CountingRule;
  onChange: (kinds: readonly SaleStepKind[]) => void;
}) {
  const { offer, rule, onChange } = props;
  const now = useNow();
  const kinds = stepsOfSale(offer, now)
    .filter(
      (step) => isCountedByContract(step.kind) && !isSettled(step) && step.kind !== "contract",
    )
    .map(({ kind }) => kind);
  const others = rule.counts === "calendar" ? "business days" : "calendar days";
  const chosen = kinds.filter((kind) => rule.otherwise.includes(kind));
  return (
    <Disclosure
      summary={
        chosen.length > 0
          ? `Counted in ${others} instead: ${chosen.length}`
          : `Does it count some deadlines in ${others}?`
      }
    >
      <fieldset className="grid gap-2 pt-2">
        <legend className="sr-only">{`Counted in ${others}`}</legend>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={STEP_LABELS[kind]}
            checked={chosen.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, kind] : chosen.filter((each) => each !== kind))
            }
          />
        ))}
      </fieldset>
    </Disclosure>
  );
}

/** What to ask about a day: offices are closed on it, for example. @param state the home's. */
export function dayHint(
  day: string,
  kind: SaleStepKind,
  state: string | undefined,
): string | undefined {
  if (kind === "contract")
    return "If your contract counts from another day, choose that day. It may be the day of acceptance.";
  const closed = isCalendarDate(day) ? closedOffices(day, state) : undefined;
  if (!closed) return undefined;
  return NEEDS_OFFICES.includes(kind)
    ? `This is ${closed}: banks or the county's recorder may be closed. Do you mean this day?`
    : `This is ${closed}.`;
}

/** Steps for which a bank or the recorder has to be open. */
const NEEDS_OFFICES: readonly SaleStepKind[] = ["earnest_money", "signing", "closing", "recording"];

const RULES: Record<Way, Pick<CountingRule, "counts" | "moves">> = {
  stays: { counts: "calendar", moves: false },
  moves: { counts: "calendar", moves: true },
  business: { counts: "business", moves: true },
};

const WAYS: { value: Way; label: string; hint: string }[] = [
  {
    value: "stays",
    label: "Calendar days",
    hint: "A deadline can be on a weekend or a federal holiday.",
  },
  {
    value: "moves",
    label: "Calendar days, ending on a business day",
    hint: "A deadline moves past weekends and federal holidays.",
  },
  {
    value: "business",
    label: "Business days",
    hint: "Weekends and federal holidays don't count.",
  },
];
