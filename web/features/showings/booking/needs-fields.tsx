import { unreadDisclosures } from "@domain/papers/disclosures.ts";
import {
  asksPeople,
  MOST_VISITORS,
  needsAccount,
  unreadText,
  type VisitorNeeds,
} from "@domain/showings/visitor-needs.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { disclosuresQuery } from "@web/api/papers/disclosures.ts";
import { documentsQuery } from "@web/api/papers/documents.ts";
import { InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { NewTabLink } from "@web/components/new-tab-link.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { useLocation } from "@web/lib/router.tsx";
import { useSession } from "@web/session/session.ts";
import { useEffect, useRef } from "react";
import type { BookingForm } from "./use-booking-form.ts";

/** The questions that the owner's needs add to the form, and the way to what has to be done elsewhere. */
export default function NeedsFields(props: {
  listingId: string;
  needs: VisitorNeeds;
  form: BookingForm;
}) {
  const { listingId, needs, form } = props;
  const { user } = useSession();
  const { pathname, search } = useLocation();
  return (
    <>
      {needsAccount(needs) && !user && (
        <p className="text-sm">
          <TextLink to={paths.login.href({ next: pathname + search })}>Sign in</TextLink> first.
          What you typed here stays.
        </p>
      )}
      {asksPeople(needs) && (
        <SelectField
          label="How many people come?"
          name="people"
          required
          hint="The owner asks everyone."
          error={form.problemOf("people")}
          className="max-w-xs"
          options={peopleOptions(needs.most_people ?? MOST_VISITORS)}
          value={form.input.people === null ? "" : String(form.input.people)}
          onChange={({ target }) =>
            form.change({ people: target.value === "" ? null : Number(target.value) })
          }
        />
      )}
      {needs.needs_disclosures && (
        <Disclosures {...{ listingId, form }} userId={user?.id ?? null} />
      )}
      {needs.needs_proof && user && <Proof userId={user.id} form={form} />}
    </>
  );
}

/** What is still to be read is known of a person who is signed in; everyone gets the way there. */
function Disclosures(props: { listingId: string; userId: string | null; form: BookingForm }) {
  const { listingId, userId, form } = props;
  const { data, isError } = useQuery({
    ...disclosuresQuery(userId, listingId),
    enabled: userId !== null,
    // What was confirmed in another tab is known here when this one is looked at again.
    refetchOnWindowFocus: "always",
  });
  // An answer that could not be renewed may be old. Then the server decides.
  const unread = data && !isError ? unreadDisclosures(data) : undefined;
  const titles = unread?.join("\n") ?? "";
  const { noteUnread } = form;
  const note = useRef(noteUnread);
  useEffect(() => {
    const { current } = note;
    current(titles === "" ? [] : titles.split("\n"));
    return () => current([]);
  }, [titles]);
  if (unread?.length === 0)
    return <p className="text-sm">You have confirmed the home's disclosures.</p>;
  return (
    <p className="wrap-anywhere text-sm">
      {unread && `${unreadText(unread)} `}
      <NewTabLink href={paths.disclosures.href(listingId)}>Read the disclosures</NewTabLink>, and
      confirm each. Then come back to this page.
    </p>
  );
}

function Proof({ userId, form }: { userId: string; form: BookingForm }) {
  // A document that was uploaded in another tab is here when this one is looked at again.
  const documents = useQuery({ ...documentsQuery(userId), refetchOnWindowFocus: "always" });
  if (documents.isError && !documents.data) {
    return (
      <InlineNotice tone="error" action={retryOf(documents)}>
        {ERRORS.documents_unavailable.text}
      </InlineNotice>
    );
  }
  const own = documents.data ?? [];
  const chosen = own.some(({ id }) => id === form.input.proof_id) ? form.input.proof_id : null;
  return (
    <div className="grid gap-2">
      <SelectField
        label="Pre-approval or proof of funds"
        name="proof_id"
        required
        error={form.problemOf("proof_id")}
        hint="Only this home's owners can open it, until 30 days after the showing. Cover account numbers first."
        options={[
          { value: "", label: "Choose one of your documents" },
          ...own.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={chosen ?? ""}
        onChange={({ target }) => form.change({ proof_id: target.value || null })}
      />
      <p className="text-sm">
        <NewTabLink href={paths.dashboard.href("documents")}>Upload a document</NewTabLink>, and
        choose it here.
      </p>
    </div>
  );
}

function peopleOptions(most: number) {
  return [
    { value: "", label: "Please choose" },
    ...Array.from({ length: most }, (_, n) => ({ value: String(n + 1), label: String(n + 1) })),
  ];
}
