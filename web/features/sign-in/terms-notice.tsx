/** What signing up means (A§2, B§5). */
export function TermsNotice() {
  return (
    <p className="text-ink-soft text-sm">
      By continuing you say that you are 18 or older, and agree to the Terms of Service and the
      Privacy Policy.
    </p>
  );
}
