import { listingWarnings } from "@domain/homes/fair-housing.ts";
import { mentionsStreet, streetNote } from "@domain/homes/hidden-street.ts";
import type { Ownership } from "@domain/homes/ownership.ts";
import { type HomeForShots, missingRoomsText, missingShots, shotsOf } from "@domain/homes/shots.ts";
import { formatPrice } from "@domain/site/text/format.ts";
import { TextLink } from "@web/components/text-link.tsx";
import { type ReactNode, useId, useMemo } from "react";
import { FIELD_LABELS, type FieldName } from "./listing-fields.ts";
import { STEP_OF_FIELD, stepHref } from "./steps.ts";
import type { WizardForm } from "./use-wizard-form.ts";

/**
 * The final check before publishing: what is missing, what deserves a second look, and a preview.
 */
export function ReviewStep(props: {
  form: WizardForm;
  home: HomeForShots;
  /** What the photos show; undefined while loading. */
  shown: readonly string[] | undefined;
  /** Null for a home that is public, undefined while loading. */
  ownership: Ownership | null | undefined;
  ownershipHref: string;
  preview: ReactNode;
}) {
  const { form, home, shown } = props;
  const headingId = useId();
  return (
    <div className="grid gap-10">
      <Problems form={form} ownership={props.ownership} ownershipHref={props.ownershipHref} />
      <SecondLook form={form} home={home} shown={shown} />
      <section aria-labelledby={headingId} className="grid gap-5">
        <h3 id={headingId} className="font-display font-medium text-subheading">
          How buyers will see it
        </h3>
        <div className="@container rounded-lg bg-surface p-4 ring-1 ring-line sm:p-8">
          {props.preview}
        </div>
      </section>
    </div>
  );
}

/** The id of the heading over what is missing; focused when publishing fails. */
export const PROBLEMS_ID = "listing-problems";

/** All that keeps the home from being public, one press each. */
function Problems(props: {
  form: WizardForm;
  ownership: Ownership | null | undefined;
  ownershipHref: string;
}) {
  const { form, ownership, ownershipHref } = props;
  const mustShow = ownership?.must_wait === true;
  if (form.problems.length === 0 && !mustShow) return null;
  return (
    <section aria-labelledby={PROBLEMS_ID} className="rounded-lg bg-red-soft px-5 py-5 sm:px-6">
      <h3 id={PROBLEMS_ID} tabIndex={-1} className="font-semibold">
        {form.isDraft ? "Still missing before you can publish" : "Please fix this first"}
      </h3>
      <ul className="mt-2 grid gap-1 text-sm">
        {form.problems.map(({ name, text }) => (
          <li key={name}>
            <FieldLink name={name} />: {text}
          </li>
        ))}
        {mustShow && (
          <li>
            <TextLink to={ownershipHref}>Ownership</TextLink>:{" "}
            {ownership.waits
              ? "Your document is being checked. You can publish once it is accepted."
              : "Please show that the home is yours, with a deed or a tax bill."}
          </li>
        )}
      </ul>
    </section>
  );
}

/** Suggestions that never block publishing; legally sensitive wording is asked about separately. */
function SecondLook(props: {
  form: WizardForm;
  home: HomeForShots;
  shown: readonly string[] | undefined;
}) {
  const { form, home, shown } = props;
  const headingId = useId();
  const { title, description, features, price, location } = form.fields;
  const warnings = useMemo(
    () => listingWarnings({ title, description, features }),
    [title, description, features],
  );
  const hints: { key: string; link: ReactNode; text: string }[] = [];
  function hint(name: FieldName, text: string, key: string = name) {
    hints.push({ key, link: <FieldLink name={name} />, text });
  }
  const missing = missingShots(shotsOf(home), shown ?? []);
  if (shown && missing.length > 0)
    hints.push({
      key: "photos",
      link: <TextLink to={stepHref("photos")}>Photos</TextLink>,
      text:
        shown.length === 0
          ? "There are none yet. Buyers often skip a home without photos."
          : `No photo is marked as: ${missingRoomsText(missing)}.`,
    });
  if (location === null)
    hint("location", "Without a pin, buyers who search on the map will not see it.");
  if (price.trim() === "") hint("price", "You have not set one. Buyers see “Price on request”.");
  const doubt = form.priceDoubt;
  if (doubt)
    hint(
      "price",
      `${doubt.text} ${doubt.meant.map((meant) => `Did you mean ${formatPrice(meant)}?`).join(" ")}`,
    );
  const { address, address_hidden: isHidden } = form.fields;
  const texts = { title, description, features: features.join(" ") };
  for (const name of ["title", "description", "features"] as const)
    if (isHidden && mentionsStreet(texts[name], address) && !form.errorOf(name))
      hint(name, streetNote(texts[name], address) ?? "", `street-${name}`);
  for (const { field, phrase, reason, start, index } of warnings)
    hint(field, `“${phrase}”. ${reason}`, `${field}-${index ?? ""}-${start}`);
  if (hints.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="rounded-lg bg-amber-soft px-5 py-5 sm:px-6">
      <h3 id={headingId} className="font-semibold">
        Worth a second look
      </h3>
      <ul className="wrap-anywhere mt-2 grid gap-1 text-sm">
        {hints.map(({ key, link, text }) => (
          <li key={key}>
            {link}: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function FieldLink({ name }: { name: FieldName }) {
  return (
    <TextLink to={stepHref(STEP_OF_FIELD[name])} state={{ field: name }}>
      {FIELD_LABELS[name]}
    </TextLink>
  );
}
