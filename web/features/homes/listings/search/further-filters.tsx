import type { NumberFilterName } from "@domain/homes/listing-fields.ts";
import { PROPERTY_TYPES, propertyTypeName } from "@domain/homes/listings.ts";
import { ONLY_TEXTS } from "@domain/search/filter-texts.ts";
import { FEATURES_IN_PANEL, HOME_FEATURES } from "@domain/search/home-feature-texts.ts";
import { type ListingFilters, ONLY } from "@domain/search/listing-search.ts";
import { Checkbox } from "@web/components/checkbox.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { numberChoices } from "./search-choices.ts";
import type { ChangeFilters } from "./use-listing-filters.ts";

export function FurtherFilters({
  filters,
  changeFilters,
}: {
  filters: ListingFilters;
  changeFilters: ChangeFilters;
}) {
  function boxes<Word extends string>(
    name: "property_type" | "only" | "features",
    words: readonly Word[],
    labelOf: (word: Word) => string,
  ) {
    return words.map((word) => (
      <Checkbox
        key={word}
        label={labelOf(word)}
        checked={filters[name]?.split(",").includes(word) ?? false}
        onChange={() =>
          changeFilters((now) => ({ ...now, [name]: toggled(now[name], word) }), "push")
        }
      />
    ));
  }

  function choose(name: NumberFilterName, value: string) {
    changeFilters(
      ({ [name]: _old, ...others }) =>
        value === "all" ? others : { ...others, [name]: Number(value) },
      "push",
    );
  }

  // Bedrooms and bathrooms are always visible.
  const [, , ...numbers] = numberChoices(filters);
  return (
    <>
      {numbers.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          value={String(filters[name] ?? "all")}
          onChange={({ target }) => choose(name, target.value)}
          options={options}
        />
      ))}
      <fieldset className={GROUP}>
        <legend className={LEGEND}>Property type</legend>
        {boxes("property_type", PROPERTY_TYPES, propertyTypeName)}
      </fieldset>
      <fieldset className={GROUP}>
        <legend className={LEGEND}>Only homes with</legend>
        {boxes("only", ONLY, (word) => ONLY_TEXTS[word])}
      </fieldset>
      <fieldset className={GROUP}>
        <legend className={LEGEND}>Features</legend>
        {boxes("features", FEATURES_IN_PANEL, (word) => HOME_FEATURES[word])}
      </fieldset>
    </>
  );
}

/** The list with the word, or without it if it was there; an address puts it in order. */
function toggled(list: string | undefined, word: string) {
  const words = (list ?? "").split(",").filter((other) => other !== "");
  return (words.includes(word) ? words.filter((other) => other !== word) : [...words, word]).join(
    ",",
  );
}

const GROUP = "col-span-full flex flex-wrap gap-x-6";
const LEGEND = "font-medium text-ink text-sm";
