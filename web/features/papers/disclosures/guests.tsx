import type { DisclosureGuest } from "@domain/papers/disclosures.ts";
import { isEmail } from "@domain/people/authentication.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { cleanEmail } from "@domain/site/text/contact-details.ts";
import { inviteToDisclosures, removeDisclosureGuest } from "@web/api/papers/disclosures.ts";
import { AsIs } from "@web/components/as-is.tsx";
import { Button } from "@web/components/button.tsx";
import { IconButton } from "@web/components/icon-button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { notify } from "@web/lib/notices.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useWork } from "@web/lib/use-work.ts";
import { X } from "lucide-react";

/** People the owner lets read everything. */
export function Guests(props: {
  listingId: string;
  guests: DisclosureGuest[];
  onChange: () => Promise<unknown>;
}) {
  const { listingId, guests, onChange } = props;
  return (
    <TitledSection className="grid gap-4" title="People you invited">
      <p className="text-ink-soft">
        They may read all documents of this home. If they have no account, they sign up with exactly
        the address you enter here. We don't email people you invite. Send them{" "}
        <span className="wrap-anywhere font-medium text-ink">
          {`${window.location.origin}${paths.disclosures.href(listingId)}`}
        </span>{" "}
        yourself.
      </p>
      <Invite listingId={listingId} onChange={onChange} />
      {guests.length > 0 && (
        <ul className="-mt-4">
          {guests.map((guest) => (
            <Guest key={guest.id} guest={guest} onChange={onChange} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

function Invite({ listingId, onChange }: { listingId: string; onChange: () => Promise<unknown> }) {
  const { input, form, field, failure, isPending, fill } = useCheckedForm({
    initial: { email: "" },
    problemsOf: ({ email }) => ({
      email: isEmail(email) ? undefined : ERRORS.guest_email_invalid.text,
    }),
    submit: async ({ email }) => {
      await inviteToDisclosures(listingId, cleanEmail(email));
      await onChange();
      notify({ tone: "success", text: `${cleanEmail(email)} may now read your documents.` });
      fill({ email: "" }, input);
    },
    fallback: "disclosure_failed",
  });
  return (
    <form {...form} className="flex flex-wrap items-start gap-3">
      <TextField
        {...field("email")}
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="off"
        className="min-w-0 flex-1 basis-64"
      />
      <Button type="submit" pending={isPending} pendingText="Inviting..." className="mt-6.5">
        Invite
      </Button>
      <Failure text={failure} className="basis-full" />
    </form>
  );
}

function Guest({ guest, onChange }: { guest: DisclosureGuest; onChange: () => Promise<unknown> }) {
  const work = useWork(onChange);
  const name = guest.email ?? guest.name ?? "A buyer";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2">
      <p className="wrap-anywhere min-w-0 flex-1">
        <AsIs>{name}</AsIs>
        {guest.email === null && <span className="text-ink-soft text-sm"> asked for it</span>}
      </p>
      <IconButton
        label={`Remove ${name}`}
        icon={<X />}
        size="sm"
        once
        onClick={() => void work.run("remove", () => removeDisclosureGuest(guest.id))}
      />
      <Failure text={work.failureText} />
    </li>
  );
}
