import { useSearchParams } from "@web/lib/router.tsx";
import { FORM_PAGES, type FormPage } from "./offer-input.ts";

/**
 * The open page of the form, kept in the address, so the browser's back button works in the form. @param name of the
 * parameter, so that a screen can show the form only with it.
 */
export function useFormPage(name: string, first: FormPage) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(name);
  const page = FORM_PAGES.find((each) => each === asked) ?? first;
  const goesBack = query.has("back") && page !== "check";

  function hrefOf(to: FormPage, back?: "back"): string {
    const next = new URLSearchParams(query);
    next.set(name, to);
    next.delete("back");
    if (back) next.set("back", "");
    return `?${next}`;
  }

  return {
    page,
    goesBack,
    isOpen: asked !== null,
    hrefOf,
    goNext: () => {
      const next = goesBack ? "check" : FORM_PAGES[FORM_PAGES.indexOf(page) + 1];
      if (next) setQuery(new URLSearchParams(hrefOf(next)));
    },
  };
}
