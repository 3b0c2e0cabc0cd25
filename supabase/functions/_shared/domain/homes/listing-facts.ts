import { formatNumber } from "../site/format.ts";
import {
  type FactName,
  NUMBER_FIELDS,
  type NumberField,
  type WrittenFields,
} from "./listing-fields.ts";

/** The known facts about a home. */
type Known = Partial<WrittenFields>;

/** The owner's other facts: "Built in 1926", "0.18 acre Lot". */
export function furtherFacts(listing: Known): { name: FactName; text: string }[] {
  return NUMBER_FIELDS.flatMap(({ name, fact, none }) => {
    const value = listing[name];
    const text = value ? fact?.(value) : value === 0 && none;
    return text ? [{ name: name as FactName, text }] : [];
  });
}

/** The value in a comparison, "3" or "1,840 sqft"; null if the owner hasn't said. */
export function valueText(field: NumberField, listing: Known): string | null {
  const { name, value = formatNumber, none = null } = field;
  const said = listing[name];
  return said ? value(said) : said === 0 ? none : null;
}
