import type { FunctionSetUp } from "@domain/site/operating/operating.ts";

/** Says which optional parts are not set up. */
export function OptionalParts(props: { setUp: FunctionSetUp | undefined; hasFailed: boolean }) {
  const { setUp, hasFailed } = props;
  if (setUp === undefined) {
    return (
      <p className="text-ink-soft">
        {hasFailed
          ? "The functions don't answer, so we can't tell what is set up."
          : "Asking the functions..."}
      </p>
    );
  }
  return (
    <ul className="grid gap-3 text-sm">
      <li>
        {setUp.takesPayments
          ? "Payments through Stripe are set up."
          : "Payments are not set up: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are missing."}
      </li>
      <li>
        {setUp.signsOnline
          ? "Signing online through Documenso is set up."
          : "Signing online is not set up: DOCUMENSO_API_KEY and DOCUMENSO_WEBHOOK_SECRET are missing."}
      </li>
      <li>
        {setUp.hasModel
          ? "Vesty and words from photos are set up."
          : "Vesty and words from photos are not set up: OPENAI_API_KEY is missing."}
      </li>
      <li>
        {setUp.pushesToDevices
          ? "Notifications on devices are set up."
          : "Notifications on devices are not set up: VAPID_KEYS is missing or none."}
      </li>
      <li className="text-ink-soft">
        Mail for accounts (confirmations, passwords) is sent by Supabase itself. Browsers say here
        when it can't be sent; npm run doctor checks how it is set up.
      </li>
    </ul>
  );
}
