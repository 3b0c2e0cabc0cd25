/** A suggested description for a photo without one, by its position. */
export function altSuggestion(position: number): string {
  return SUGGESTIONS[position % SUGGESTIONS.length] ?? "";
}

/** In the order in which most homes are shown. */
const SUGGESTIONS = [
  "The front, seen from the street",
  "The living room and its windows",
  "The kitchen and its cabinets",
  "A bedroom and its closet",
  "A bathroom and its shower",
  "The yard, seen from the house",
];
