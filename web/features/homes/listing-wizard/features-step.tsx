import { LISTING_LIMITS } from "@domain/homes/listing-input.ts";
import { Button } from "@web/components/button.tsx";
import { FieldError } from "@web/components/field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { Plus, X } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { COMMON_FEATURES, isCommonFeature } from "./common-features.ts";
import { fieldId } from "./steps.ts";
import type { WizardForm } from "./use-wizard-form.ts";

export function FeaturesStep({ form }: { form: WizardForm }) {
  const { features } = form.fields;
  const has = (feature: string) =>
    features.some((each) => each.toLowerCase() === feature.toLowerCase());
  const isFull = features.length >= LISTING_LIMITS.features;

  function toggle(feature: string) {
    form.change({
      features: has(feature)
        ? features.filter((each) => each.toLowerCase() !== feature.toLowerCase())
        : [...features, feature],
    });
  }

  return (
    <div className="grid gap-8">
      {COMMON_FEATURES.map(({ group, features: common }) => (
        <fieldset key={group}>
          <legend className="mb-3 font-display font-medium text-subheading">{group}</legend>
          <div className="flex flex-wrap gap-2">
            {common.map((feature) => (
              <FeatureToggle
                key={feature}
                feature={feature}
                isOn={has(feature)}
                disabled={isFull && !has(feature)}
                onToggle={() => toggle(feature)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <OwnFeatures
        own={features.filter((feature) => !isCommonFeature(feature))}
        has={has}
        isFull={isFull}
        onAdd={(added) => form.change({ features: [...features, ...added] })}
        onRemove={toggle}
      />
      <FieldError id={`${fieldId("features")}-error`} text={form.errorOf("features")} />
      <p className="text-ink-faint text-sm tabular-nums">
        {features.length} of {LISTING_LIMITS.features} features
      </p>
    </div>
  );
}

function FeatureToggle(props: {
  feature: string;
  isOn: boolean;
  disabled: boolean;
  onToggle: () => void;
}) {
  return (
    <label className="flex min-h-9 select-none items-center rounded-md border border-line-strong bg-surface px-3.5 text-sm transition-colors hover:border-ink has-checked:border-transparent has-checked:bg-evergreen has-checked:text-on-evergreen has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="sr-only"
        checked={props.isOn}
        disabled={props.disabled}
        onChange={props.onToggle}
      />
      {props.feature}
    </label>
  );
}

function OwnFeatures(props: {
  own: string[];
  has: (feature: string) => boolean;
  isFull: boolean;
  onAdd: (features: string[]) => void;
  onRemove: (feature: string) => void;
}) {
  const { own, has, isFull, onAdd, onRemove } = props;
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const isTooLong = [...text.trim()].length > LISTING_LIMITS.feature;

  function add(event: FormEvent) {
    event.preventDefault();
    const feature = text.trim().replace(/\s+/g, " ");
    if (feature === "" || isTooLong || isFull) return;
    if (!has(feature)) onAdd([feature]);
    setText("");
  }

  function remove(feature: string) {
    onRemove(feature);
    // The button is gone; move the focus to the input for adding.
    input.current?.focus();
  }

  return (
    <form onSubmit={add} className="grid gap-4" noValidate>
      <h3 className="font-display font-medium text-subheading">In your own words</h3>
      <div className="flex flex-wrap items-start gap-x-3">
        <TextField
          ref={input}
          id={fieldId("features")}
          label="Another feature"
          className="min-w-0 flex-[1_1_12rem]"
          value={text}
          onChange={(event) => setText(event.target.value)}
          enterKeyHint="done"
          error={isTooLong ? `Please use at most ${LISTING_LIMITS.feature} characters.` : null}
          hint={isFull ? "The list is full. Remove one to add another." : undefined}
        />
        <Button type="submit" variant="secondary" className="mt-7" disabled={isFull}>
          <Plus aria-hidden="true" className="size-4" />
          Add
        </Button>
      </div>
      {own.length > 0 && (
        <ul aria-label="Your own features" className="flex flex-wrap gap-2">
          {own.map((feature) => (
            <li
              key={feature}
              className="wrap-anywhere flex min-h-9 items-center gap-1 rounded-md bg-evergreen-soft pl-3.5 text-sm"
            >
              {feature}
              <button
                type="button"
                aria-label={`Remove ${feature}`}
                onClick={() => remove(feature)}
                className="flex size-9 shrink-0 items-center justify-center rounded-md text-ink-soft hover:text-ink pointer-coarse:size-11"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
