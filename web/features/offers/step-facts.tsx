import { appraisalGap, appraisalGapText } from "@domain/appraisal-gap.ts";
import type { Offer } from "@domain/offers.ts";
import {
  FACT_LENGTHS,
  type FactField,
  factOf,
  factText,
  ownFields,
  readFact,
  STEP_FACTS,
} from "@domain/sale-facts.ts";
import { otherSide, type SaleStepKind, STEP_LABELS } from "@domain/sale-steps.ts";
import { agreedVersion, type SaleOffer } from "@domain/step-words.ts";
import { recordFacts } from "@web/api/offers.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { focusAfter } from "@web/lib/focus-after.ts";
import { notify } from "@web/lib/notices.ts";
import { type FormEvent, useRef, useState } from "react";
import { useOfferWork } from "./use-offer-work.ts";

type StepFactsProps = { userId: string; offer: Offer & SaleOffer; kind: SaleStepKind };

/** What is recorded at a step, and one form for what the reader may record. */
export default function StepFacts({ userId, offer, kind }: StepFactsProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { side, sale } = offer;
  const known = (STEP_FACTS[kind] ?? []).flatMap((field) => {
    const fact = factOf(sale.facts, kind, field.name, side);
    return fact?.value && field.type !== "call" ? [{ field, value: fact.value }] : [];
  });
  const own = ownFields(kind, side);
  const takesFacts = own.length > 0 && sale.state !== "fell_through";
  if (known.length === 0 && !takesFacts) return null;
  return (
    <section aria-label={`Details: ${STEP_LABELS[kind]}`} className="grid gap-2">
      <h3 className="font-medium text-sm">Details</h3>
      <dl className="grid gap-x-4 gap-y-1 empty:hidden sm:grid-cols-[12rem_minmax(0,1fr)]">
        {known.map(({ field, value }) => (
          <div key={field.name} className="contents">
            <dt className="text-ink-soft text-sm">
              {field.label}
              {isOnlyFor(field) && <span className="text-ink-faint"> (only you see it)</span>}
            </dt>
            <dd className="wrap-anywhere whitespace-pre-line">{factText(field, value)}</dd>
          </div>
        ))}
      </dl>
      {kind === "appraisal" && <Gap offer={offer} />}
      <div ref={place} tabIndex={-1} className="outline-none print:hidden">
        {takesFacts &&
          (isOpen ? (
            <FactsForm
              userId={userId}
              offer={offer}
              kind={kind}
              onClose={() =>
                focusAfter(
                  () => setOpen(false),
                  () => place.current,
                )
              }
            />
          ) : (
            <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
              {known.length > 0 ? "Change the details" : "Record details"}
            </Button>
          ))}
      </div>
    </section>
  );
}

/** The form of a step; also where money is near, for the company's telephone. */
export function FactsForm(props: StepFactsProps & { onClose: () => void }) {
  const { userId, offer, kind, onClose } = props;
  const { side, sale } = offer;
  const work = useOfferWork(userId);
  const fields = ownFields(kind, side);
  // As they were when the form opened: what the other side changes meanwhile isn't overwritten.
  const [seen] = useState(() =>
    Object.fromEntries(
      fields.map(({ name }) => [name, factOf(sale.facts, kind, name, side)?.value ?? null]),
    ),
  );
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map(({ name }) => [name, seen[name] ?? ""])),
  );
  const [isAsked, setAsked] = useState(false);
  const read = fields.map((field) => ({ field, ...readFact(field, typed[field.name] ?? "") }));

  async function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    const changed = read.flatMap((each) =>
      "value" in each && each.value !== seen[each.field.name]
        ? [[each.field.name, each.value]]
        : [],
    ) as [string, string | null][];
    if (read.some((each) => "problem" in each)) return;
    if (changed.length === 0) return onClose();
    const before = Object.fromEntries(changed.map(([name]) => [name, seen[name] ?? null]));
    const isDone = await work.act("record", () =>
      recordFacts({ sale_id: sale.id, kind }, before, Object.fromEntries(changed)),
    );
    if (!isDone) return;
    onClose();
    notify({ tone: "success", text: `Saved: ${STEP_LABELS[kind]}.` });
  }

  return (
    <form noValidate onSubmit={save} className="grid max-w-prose gap-4">
      {read.map(({ field, ...result }) => {
        const error = isAsked && "problem" in result ? result.problem : undefined;
        const control = {
          label: field.label,
          hint: hintOf(field, side),
          error,
          value: typed[field.name] ?? "",
        };
        const type = (value: string) => setTyped((all) => ({ ...all, [field.name]: value }));
        return field.type === "text" ? (
          <TextArea
            key={field.name}
            {...control}
            maxLength={FACT_LENGTHS.text}
            onChange={(event) => type(event.target.value)}
          />
        ) : (
          <TextField
            key={field.name}
            {...control}
            {...INPUTS[field.type]}
            autoComplete="off"
            onChange={(event) => type(event.target.value)}
          />
        );
      })}
      <Failure text={work.failureText} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" pending={work.doing === "record"}>
          Save the details
        </Button>
        <Button size="sm" variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function Gap({ offer }: { offer: Offer & SaleOffer }) {
  const terms = agreedVersion(offer)?.terms;
  const value = factOf(offer.sale.facts, "appraisal", "value", offer.side)?.value;
  const gap = terms && value ? appraisalGap(terms, Number(value)) : undefined;
  return gap ? <p className="max-w-prose">{appraisalGapText(gap)}</p> : null;
}

function isOnlyFor({ by, isPrivate }: FactField): boolean {
  return by === "each" || isPrivate === true;
}

function hintOf(field: FactField, side: Offer["side"]): string {
  const readers = isOnlyFor(field) ? "Only you see it." : `The ${otherSide(side)} sees it, too.`;
  return field.hint ? `${field.hint} ${readers}` : readers;
}

const INPUTS: Record<Exclude<FactField["type"], "text">, object> = {
  money: { inputMode: "numeric", leading: "$" },
  day: { type: "date" },
  moment: { type: "datetime-local" },
  phone: { type: "tel" },
  name: { maxLength: FACT_LENGTHS.name },
  line: { maxLength: FACT_LENGTHS.line },
  call: {},
};
