import type { Offer } from "@domain/offers/offers.ts";
import {
  FACT_LENGTHS,
  factOf,
  isLong,
  ownFields,
  readersText,
  readFact,
} from "@domain/sales/sale-facts.ts";
import { type SaleStepKind, STEP_LABELS } from "@domain/sales/sale-steps.ts";
import type { FactField } from "@domain/sales/step-kind-words.ts";
import type { SaleOffer } from "@domain/sales/step-words.ts";
import { recordFacts } from "@web/api/sales/steps.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { notify } from "@web/lib/notices.ts";
import { type FormEvent, useState } from "react";
import { useOfferWork } from "../../offers/offers/use-offer-work.ts";

type FactsFormProps = {
  userId: string;
  offer: Offer & SaleOffer;
  kind: SaleStepKind;
  onClose: () => void;
};

/** The form of a step; also where money is near, for the company's telephone. */
export default function FactsForm(props: FactsFormProps) {
  const { userId, offer, kind, onClose } = props;
  const { side, sale } = offer;
  const work = useOfferWork(userId);
  const fields = ownFields(kind, side);
  // The values as they were when the form opened, so that the other side's changes in the meantime aren't overwritten.
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
        return isLong(field.type) ? (
          <TextArea
            key={field.name}
            {...control}
            maxLength={FACT_LENGTHS[field.type]}
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

function hintOf(field: FactField, side: Offer["side"]): string {
  const readers = readersText(field, side);
  return field.hint ? `${field.hint} ${readers}` : readers;
}

const INPUTS: Record<Exclude<FactField["type"], "text" | "long_text">, object> = {
  money: { inputMode: "numeric", leading: "$" },
  day: { type: "date" },
  moment: { type: "datetime-local" },
  phone: { type: "tel" },
  name: { maxLength: FACT_LENGTHS.name },
  line: { maxLength: FACT_LENGTHS.line },
  call: {},
};
