import { LegalPage } from "@web/features/site/legal/legal-page.tsx";
import { PRIVACY } from "@web/features/site/legal/privacy.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";

export default function PrivacyScreen() {
  usePageTitle(PRIVACY.title);
  return <LegalPage {...PRIVACY} />;
}
