import { LegalPage } from "@web/features/site/legal/legal-page.tsx";
import { TERMS } from "@web/features/site/legal/terms.ts";
import { usePageTitle } from "@web/lib/page-title.ts";

export default function TermsScreen() {
  usePageTitle(TERMS.title);
  return <LegalPage {...TERMS} />;
}
