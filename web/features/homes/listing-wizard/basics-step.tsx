import { isPostBox } from "@domain/homes/listing-input.ts";
import { PROPERTY_TYPES, propertyTypeName } from "@domain/homes/listings.ts";
import { isState, US_STATES } from "@domain/homes/us-states.ts";
import { paths } from "@domain/site/paths.ts";
import { Button } from "@web/components/button.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { lazy, useState } from "react";
import { AskStreet } from "./ask-street.tsx";
import { NumberFields } from "./number-fields.tsx";
import { fieldId } from "./steps.ts";
import type { WizardForm } from "./use-wizard-form.ts";

// This part loads on demand: most owners have no advertisement yet.
const BringAdvertisement = lazy(() => arrivingCode(import("./bring-advertisement.tsx")));

/** The home's address, type and size. */
export function BasicsStep({ form }: { form: WizardForm }) {
  const { fields, setType, bind, isPlaceFixed } = form;
  // The question says what the error would.
  const asksStreet = form.errorOf("address") !== null && isPostBox(fields.address);
  const [isBringing, setBringing] = useState(false);
  return (
    <div className="grid gap-8">
      {form.isDraft && (
        <Disclosure
          summary="Already advertised elsewhere? Fill in from it"
          tone="link"
          onToggle={({ currentTarget }) => setBringing((was) => was || currentTarget.open)}
        >
          {isBringing && (
            <LazyPart
              title="This part could not be shown"
              skeleton={<p className="py-3 text-ink-soft">Loading...</p>}
            >
              <BringAdvertisement form={form} />
            </LazyPart>
          )}
        </Disclosure>
      )}
      <fieldset className="grid gap-5">
        <legend className="mb-4 font-display font-medium text-subheading">Address</legend>
        {isPlaceFixed && (
          <InlineNotice tone="info">
            A published home stays in its town, because its showings are in that time zone. Is it
            another home? <TextLink to={paths.sell.href()}>Create a new listing</TextLink> for it.
          </InlineNotice>
        )}
        <TextField
          {...bind("address")}
          {...(asksStreet && { error: undefined })}
          label="Street address"
          autoComplete="street-address"
          placeholder="1418 Maple St"
        />
        {asksStreet && <AskStreet box={fields.address} form={form} />}
        <div className="grid gap-5 sm:grid-cols-[1fr_12rem_8rem]">
          <TextField
            {...bind("city")}
            label="City"
            autoComplete="address-level2"
            disabled={isPlaceFixed}
          />
          <SelectField
            {...bind("state")}
            label="State"
            autoComplete="address-level1"
            disabled={isPlaceFixed}
            options={STATE_OPTIONS}
          />
          <TextField
            {...bind("zip_code")}
            label="ZIP code"
            inputMode="numeric"
            autoComplete="postal-code"
            disabled={isPlaceFixed}
          />
        </div>
        {form.confirmZip && form.errorOf("zip_code") && isState(fields.state) && (
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start sm:justify-self-end"
            onClick={() => {
              form.confirmZip?.();
              // The button disappears.
              document.getElementById(fieldId("zip_code"))?.focus();
            }}
          >
            Yes, it is in {US_STATES[fields.state].name}
          </Button>
        )}
      </fieldset>
      <SegmentedControl
        label="Type of property"
        block
        options={TYPE_OPTIONS}
        value={fields.property_type}
        onChange={setType}
        className="[&_label]:max-[26rem]:px-2"
      />
      <fieldset className="grid gap-5">
        <legend className="font-display font-medium text-subheading">Size and age</legend>
        <p className="text-ink-soft text-sm">Leave blank what you don't know.</p>
        <div className="two-columns grid gap-5 sm:grid-cols-3">
          <NumberFields form={form} step="basics" />
        </div>
        <p className="text-ink-faint text-xs">An acre is 43,560 square feet.</p>
      </fieldset>
    </div>
  );
}

const TYPE_OPTIONS = PROPERTY_TYPES.map((value) => ({ value, label: propertyTypeName(value) }));

const STATE_OPTIONS = [
  { value: "", label: "Choose a state" },
  ...Object.entries(US_STATES)
    .map(([value, { name }]) => ({ value, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label)),
];
