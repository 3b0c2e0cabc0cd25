import { homeFigures } from "@domain/homes/home-costs.ts";
import { monthlyCosts, termsText, withoutCosts } from "@domain/homes/mortgage.ts";
import { paths } from "@domain/site/paths.ts";
import { formatDollars, formatNumber, formatPrice } from "@domain/site/text/format.ts";
import { AmountQuestion } from "@web/components/amount-question.tsx";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { useNamedRate, useUsualLoan } from "@web/session/own-loan.ts";
import { lazy, useState } from "react";
import { numbersOf, readNumber } from "./listing-fields.ts";
import { NumberFields } from "./number-fields.tsx";
import type { WizardForm } from "./use-wizard-form.ts";

const PriceEffects = lazy(() => arrivingCode(import("../price-bench/price-effects.tsx")));

export function PriceStep({ form }: { form: WizardForm }) {
  const { fields, change, bind } = form;
  const [isOnRequest, setOnRequest] = useState(!form.isDraft && fields.price === "");
  const [lastPrice, setLastPrice] = useState(fields.price);
  // Asked about once the field is left, not while it is typed.
  const [typedPrice, setTypedPrice] = useState<string>();
  const field = bind("price");
  const price = readNumber("price", fields.price);
  const doubt = form.priceDoubt;
  // A published price reaches buyers as soon as it is saved, so what it means is shown before.
  const isChanged =
    !form.isDraft && typeof price === "number" && price > 0 && price !== form.stored.price;

  function choose(choice: "named" | "request") {
    setOnRequest(choice === "request");
    if (choice === "request") setLastPrice(fields.price);
    change({ price: choice === "request" ? "" : lastPrice });
  }

  return (
    <div className="grid gap-8">
      <RadioGroup
        label="How do you want to show it?"
        options={CHOICES}
        value={isOnRequest ? "request" : "named"}
        onChange={choose}
      />
      {!isOnRequest && (
        <div className="grid gap-5">
          <TextField
            {...field}
            onBlur={() => {
              field.onBlur();
              setTypedPrice(fields.price);
            }}
            label="Asking price"
            hint="In whole dollars. Leave it empty for “Price on request”."
            inputMode="numeric"
            leading="$"
            className="max-w-xs"
          />
          {doubt && typedPrice === fields.price && (
            <AmountQuestion
              doubt={doubt}
              onUse={(value) => change({ price: formatNumber(value) })}
              onKeep={() => setTypedPrice(undefined)}
            />
          )}
          {typeof price === "number" && price > 0 && <Estimate form={form} price={price} />}
          {isChanged && (
            <LazyPart title="What this price means could not be shown">
              <PriceEffects userId={form.userId} home={form.stored} price={price} />
            </LazyPart>
          )}
        </div>
      )}
      {!isOnRequest && (
        <p className="text-sm">
          <TextLink to={paths.priceBench.href(form.stored.id)}>What is it worth?</TextLink>{" "}
          <span className="text-ink-soft">Compare it with homes that were sold near by.</span>
        </p>
      )}
      <div className="grid max-w-xs gap-5">
        <NumberFields form={form} step="price" />
      </div>
    </div>
  );
}

const CHOICES = [
  { value: "named", label: "I have a price" },
  {
    value: "request",
    label: "Price on request",
    hint: "Buyers see “Price on request” and ask you. They don't find the home when they search by price.",
  },
] as const;

/** The monthly cost that buyers see beside the price, with the usual loan. */
function Estimate({ form: { fields }, price }: { form: WizardForm; price: number }) {
  const rate = useNamedRate();
  const usual = useUsualLoan();
  const figures = homeFigures({ ...fields, ...numbersOf(fields), price }, usual);
  if (!figures) return null;
  const costs = monthlyCosts(figures);
  return (
    <div className="border-line border-y py-5">
      <p className="font-display text-title lining-nums">{formatPrice(price)}</p>
      <p className="mt-2 text-ink-soft">
        Estimated monthly payment{" "}
        <output className="font-medium text-ink tabular-nums">{formatDollars(costs.total)}</output>{" "}
        {withoutCosts(costs)}
      </p>
      <p className="mt-1 text-ink-faint text-xs">
        {`Buyers see this beside the price: ${termsText(figures, rate)}. It includes the property tax and HOA fee below, and estimates for your state where you leave the tax empty.`}
      </p>
    </div>
  );
}
