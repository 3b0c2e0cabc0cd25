import { PageHeader } from "@web/components/page-header.tsx";
import { HandbookContents } from "@web/features/vesty/handbook/handbook-contents.tsx";
import { HandbookResults } from "@web/features/vesty/handbook/handbook-results.tsx";
import { HandbookSearchField } from "@web/features/vesty/handbook/handbook-search-field.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useSearchParams } from "@web/lib/router.tsx";

/** `/handbook`: every article by topic, or the results for `?q=…`. */
export default function HandbookScreen() {
  usePageTitle("The handbook");
  const [parameters, setParameters] = useSearchParams();
  const question = parameters.get("q")?.trim() ?? "";
  return (
    <div className="page grid gap-10 pt-8 pb-10 sm:pt-12 sm:pb-14">
      <PageHeader
        kicker="The handbook"
        title="How to sell your own home"
        lead="Short articles for each stage of a sale: what to do, in which order, and what to watch out for."
      />
      <HandbookSearchField
        question={question}
        onChange={(next) => setParameters(next ? { q: next } : {}, { replace: true })}
      />
      {question === "" ? <HandbookContents /> : <HandbookResults question={question} />}
    </div>
  );
}
