import { emailProblem } from "@domain/search/news.ts";
import { MAX_TRUSTED_NAME } from "@domain/showings/check-ins.ts";
import { cleanEmail } from "@domain/site/text/contact-details.ts";
import { useQueryClient } from "@tanstack/react-query";
import { sendBookingEmails } from "@web/api/showings/bookings.ts";
import {
  forgetTrustedPerson,
  nameTrustedPerson,
  safetyQuery,
} from "@web/api/showings/check-ins.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useAttempt } from "@web/lib/attempt.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useState } from "react";
import { useSafety } from "./use-safety.ts";

/** Whom an owner trusts: the person who is mailed when a timer passes. */
export function PersonOfTrust(props: { userId: string; bookingId: string }) {
  const { userId, bookingId } = props;
  const { safety, doing, failure, press } = useSafety(userId);
  const [isOpen, setOpen] = useState(false);
  if (!safety) return null;
  const { person } = safety;
  if (isOpen && !person)
    return <TrustForm {...{ userId, bookingId }} onClose={() => setOpen(false)} />;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {person ? (
          <>
            <p className="wrap-anywhere min-w-0">
              <span className="text-ink-soft">Person of trust: </span>
              <span translate="no">{person.name}</span>
              <span className="text-ink-soft">
                {person.agreed_at
                  ? ", who has agreed"
                  : person.is_unreached
                    ? ". Our email did not reach them"
                    : ", who has not agreed yet"}
              </span>
            </p>
            <Button
              size="sm"
              variant="quiet"
              // In line with the text, also where it wraps below.
              className="-ml-3"
              pending={doing === "forget"}
              onClick={() => void press("forget", NOT_CHANGED, forgetTrustedPerson)}
            >
              Remove
            </Button>
          </>
        ) : (
          <>
            <p className="text-ink-soft">Alone with visitors?</p>
            <Button size="sm" variant="quiet" className="-ml-3" onClick={() => setOpen(true)}>
              Choose a person of trust
            </Button>
          </>
        )}
      </div>
      <Failure text={failure} />
    </div>
  );
}

function TrustForm(props: { userId: string; bookingId: string; onClose: () => void }) {
  const { userId, bookingId, onClose } = props;
  const client = useQueryClient();
  const attempt = useAttempt();
  const form = useCheckedForm({
    initial: { name: "", email: "" },
    problemsOf: ({ name, email }) => ({
      name: name.trim() === "" ? "Please enter a name" : undefined,
      email: emailProblem(email),
    }),
    asksForAll: true,
    submit: async ({ name, email }) => {
      const person = { name: name.trim(), email: cleanEmail(email).toLowerCase() };
      const safety = await attempt({ bookingId, ...person }, (id) =>
        nameTrustedPerson({ id, booking_id: bookingId, ...person }),
      );
      client.setQueryData(safetyQuery(userId).queryKey, safety);
      void sendBookingEmails(bookingId);
      onClose();
      return undefined;
    },
    fallback: "safety_unavailable",
  });
  return (
    <form {...form.form} className="grid gap-3 rounded-md bg-sunken p-4">
      <p className="text-sm">
        We ask this person by email. If they agree, they get an email when a timer passes and you
        have not said that all is well: with the home's address and since when a visitor is there.
        They don't learn who the visitor is. They can stop it at any time.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField label="Name" maxLength={MAX_TRUSTED_NAME} {...form.field("name")} />
        <TextField label="Email" type="email" inputMode="email" {...form.field("email")} />
      </div>
      <Failure text={form.failure} />
      <div className="flex gap-2">
        <Button size="sm" variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button size="sm" type="submit" pending={form.isPending} pendingText="Asking...">
          Ask them
        </Button>
      </div>
    </form>
  );
}

const NOT_CHANGED = "This was not changed: we can't be reached from here.";
