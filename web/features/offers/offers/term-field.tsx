import { isSharedAmount } from "@domain/offers/moved-shares.ts";
import {
  askedAs,
  CONTINGENCY_WORDS,
  type Contingency,
  FINANCING_NAMES,
  FINANCINGS,
  type Financing,
  isContingency,
  type OfferFieldName,
  type OfferTerms,
  offerField,
  PAYER_NAMES,
  PAYERS,
  termText,
  termWords,
  waiverRisk,
} from "@domain/offers/offer-terms.ts";
import { paths } from "@domain/site/paths.ts";
import { readShare } from "@domain/site/text/read-number.ts";
import type { Side } from "@domain/talk/messages.ts";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { textLinkStyles } from "@web/components/text-link.tsx";
import type { ReactNode } from "react";
import { Was } from "./terms-list.tsx";
import type { OfferForm } from "./use-offer-form.ts";

/** One term: its field, its explanation, and a link to the handbook. */
export function TermField(props: {
  name: OfferFieldName;
  form: OfferForm;
  side: Side;
  /** The version to mark changes against. */
  before?: OfferTerms | undefined;
  /** Beside the explanation, e.g. the asking price. */
  aside?: string | undefined;
}) {
  const { name, form, side, before, aside } = props;
  const field = offerField(name);
  const label = askedAs(name, side);
  const own = form.field(name);
  const isChanged =
    before !== undefined && form.terms !== undefined && form.terms[name] !== before[name];
  const was = isChanged && before && <Was text={termText(name, before)} />;
  const hint = <Hint name={name} side={side} aside={aside} />;

  if (isContingency(name))
    return <ContingencyField name={name} form={form} side={side} hint={hint} was={was} />;
  if (field.kind === "choice")
    return (
      <div className="grid gap-1.5">
        <RadioGroup<Financing>
          hint={hint}
          {...form.choice("financing")}
          value={(form.input.financing || null) as Financing | null}
          onChange={(financing) => form.change({ financing })}
          error={own.error}
          label={label}
          options={FINANCINGS.map((value) => ({ value, label: FINANCING_NAMES[value] }))}
        />
        {was}
      </div>
    );
  if (field.kind === "payer")
    return (
      <div className="grid gap-1.5">
        <SelectField
          {...own}
          label={label}
          hint={hint}
          options={[
            { value: "", label: field.open },
            ...PAYERS.map((value) => ({ value, label: PAYER_NAMES[value] })),
          ]}
        />
        {was}
      </div>
    );
  const isShared = isSharedAmount(name);
  const isSaidAsShare = isShared && readShare(own.value) !== undefined;
  const isOptional = !("required" in field) && field.kind !== "date" && !NEEDED.includes(name);
  const shared = { ...own, label, hint, optional: isOptional, autoComplete: "off" };
  return (
    <div className="grid gap-1.5">
      {field.kind === "text" ? (
        <TextArea {...shared} maxLength={field.most} />
      ) : field.kind === "line" ? (
        <TextField {...shared} maxLength={field.most} />
      ) : field.kind === "date" ? (
        <TextField {...shared} type="date" />
      ) : (
        <TextField
          {...shared}
          inputMode={field.kind === "share" ? "decimal" : "numeric"}
          leading={field.kind === "money" && !isSaidAsShare ? "$" : undefined}
        />
      )}
      {was}
    </div>
  );
}

/** Asked only where another answer makes them necessary. */
const NEEDED: readonly OfferFieldName[] = ["down_payment", "escalates_by", "warranty_most"];

type Answer = "yes" | "no" | "none";

/** Whether there is one, and for how many days. Neither answer is preselected. */
function ContingencyField(props: {
  name: Contingency;
  form: OfferForm;
  side: Side;
  hint: ReactNode;
  was: ReactNode;
}) {
  const { name, form, side, hint, was } = props;
  const has = `has_${name}` as const;
  const field = offerField(name);
  const { kept, waived, none } = CONTINGENCY_WORDS[name];
  const value = (form.input[has] || null) as Answer | null;
  // Only the buyer can say it, so an owner's form has it once they did.
  const saysNone = none && (side === "buyer" || value === "none") ? none[side] : undefined;
  return (
    <div className="grid gap-2">
      <RadioGroup<Answer>
        name={has}
        label={askedAs(name, side)}
        hint={hint}
        value={value}
        onChange={(value) => form.change({ [has]: value })}
        error={form.field(has).error}
        options={[
          ...(saysNone === undefined ? [] : [{ value: "none" as const, label: saysNone }]),
          { value: "yes", label: kept[side] },
          {
            value: "no",
            label: waived?.[side] ?? ("waived" in field ? field.waived : "No"),
            hint: waiverRisk(name, form.input.financing, side),
          },
        ]}
      />
      {form.input[has] === "yes" && (
        <TextField
          {...form.field(name)}
          label={`Days for: ${termWords(name, side).label}`}
          hint={form.endText(name) ?? "Counted from the day the contract is signed."}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-60 pl-8"
        />
      )}
      {was}
    </div>
  );
}

function Hint({
  name,
  side,
  aside,
}: {
  name: OfferFieldName;
  side: Side;
  aside?: string | undefined;
}) {
  const { handbook, label } = offerField(name);
  return (
    <>
      {termWords(name, side).help} {aside}{" "}
      {handbook && (
        // A new tab: the form stays as it is.
        <a
          href={paths.handbookArticle.href(handbook)}
          target="_blank"
          rel="noopener"
          aria-label={`Handbook: ${label.toLowerCase()}, in a new tab`}
          className={textLinkStyles}
        >
          Handbook
        </a>
      )}
    </>
  );
}
