import { bindingOf } from "@domain/sales/deadlines.ts";
import type { SigningPaper } from "@domain/sales/signing-papers.ts";
import { isOpenSigning, type SaleSignings, signingsOf } from "@domain/sales/signings.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { useQuery } from "@tanstack/react-query";
import { signingStatusQuery, signingsQuery } from "@web/api/sales/signings.ts";
import { Disclosure } from "@web/components/disclosure.tsx";
import { InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { useId } from "react";
import { SendToSign } from "./send-to-sign.tsx";
import { SigningCard } from "./signing-card.tsx";
import type { SignOnlineProps } from "./signing-props.ts";

const TITLES: Record<SigningPaper, string> = {
  contract: "Sign the contract online",
  amendment: "Sign the amendment online",
  release: "Sign the release online",
};

/** The signatures under a paper of the sale: who has signed, and sending a PDF to everyone. */
export default function SignOnline({ userId, offer, what }: SignOnlineProps) {
  const id = useId();
  const query = useQuery(signingsQuery(userId, offer.sale.id));
  const { data: status } = useQuery(signingStatusQuery);
  const { data } = query;
  if (!data && query.isError)
    return (
      <InlineNotice tone="error" action={retryOf(query)}>
        {ERRORS.signing_unavailable.text}
      </InlineNotice>
    );
  if (!data || !status) return <LoadingGroup label="Loading the signatures..." shapes={["h-10"]} />;
  const [latest, ...earlier] = signingsOf(data, what);
  const maySend = mayBeSent(data, offer, what);
  if (!latest && !maySend) return null;
  return (
    <section aria-labelledby={id} className="grid max-w-3xl gap-3">
      <h3 id={id} className="font-medium text-sm">
        {TITLES[what]}
      </h3>
      {latest && <SigningCard userId={userId} offer={offer} signing={latest} />}
      {maySend && !(latest && isOpenSigning(latest)) && (
        <Sending
          {...{ userId, offer, what, signings: data }}
          isSetUp={status.is_set_up}
          isFolded={what === "contract" && bindingOf(offer.sale.acts) !== undefined}
        />
      )}
      {earlier.length > 0 && (
        <Disclosure summary={`Earlier: ${earlier.length}`} tone="link">
          <div className="grid gap-4 pt-2">
            {earlier.map((signing) => (
              <SigningCard key={signing.id} userId={userId} offer={offer} signing={signing} />
            ))}
          </div>
        </Disclosure>
      )}
    </section>
  );
}

/** What was signed already, here or by hand, can still be sent, but that is folded away. */
function Sending(
  props: SignOnlineProps & { signings: SaleSignings; isSetUp: boolean; isFolded: boolean },
) {
  const { isSetUp, isFolded, ...send } = props;
  if (!isSetUp)
    return <p className="max-w-prose text-ink-soft text-sm">{ERRORS.signing_not_set_up.text}</p>;
  const form = <SendToSign {...send} />;
  const isSigned = signingsOf(send.signings, send.what)[0]?.state === "signed";
  return isSigned || isFolded ? (
    <Disclosure summary={isSigned ? "Send another document" : "Send a document"} tone="link">
      {form}
    </Disclosure>
  ) : (
    form
  );
}

function mayBeSent(data: SaleSignings, { sale }: SignOnlineProps["offer"], what: SigningPaper) {
  return what === "release" ? data.may_release : sale.state === "open";
}
