import { paths } from "@domain/paths.ts";
import { NewTabLink } from "@web/components/new-tab-link.tsx";

/** What the user agrees to by signing up. */
export function TermsNotice() {
  return (
    <p className="text-ink-soft text-sm">
      By continuing you confirm that you are 18 or older and agree to the{" "}
      <NewTabLink href={paths.terms.href()}>Terms of Service</NewTabLink> and the{" "}
      <NewTabLink href={paths.privacy.href()}>Privacy Policy</NewTabLink>.
    </p>
  );
}
