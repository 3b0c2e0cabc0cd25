import { LegalPage } from "@web/features/legal/legal-page.tsx";
import { TERMS } from "@web/features/legal/terms.ts";
import { usePageTitle } from "@web/lib/page-title.ts";

export default function TermsScreen() {
  usePageTitle(TERMS.title);
  return <LegalPage {...TERMS} />;
}
