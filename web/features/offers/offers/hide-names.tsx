import { Checkbox } from "@web/components/checkbox.tsx";
import { useHiddenNames } from "./use-hidden-names.ts";

/** Shows buyers as letters instead of names on an owner's pages about offers, and on paper. */
export function HideNames() {
  const [hides, choose] = useHiddenNames();
  return (
    <Checkbox
      label="Hide names"
      hint="Decide on terms, not on people. PDFs leave out names, too."
      checked={hides}
      onChange={(event) => choose(event.target.checked)}
    />
  );
}
