import { emailProblem } from "@domain/search/news.ts";
import { WAITING_TEXTS } from "@domain/showings/waiting.ts";
import { paths } from "@domain/site/paths.ts";
import { LONGEST_EMAIL } from "@domain/site/text/contact-details.ts";
import { waitByMail, waitForTimes } from "@web/api/showings/waiting.ts";
import { Button } from "@web/components/button.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { InboxNote } from "@web/components/inbox-note.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useSession } from "@web/session/session.ts";
import { useState } from "react";

/** A form for visitors who find no time that suits them: they are told once when new ones open. */
export function WaitForTimes({ listingId }: { listingId: string }) {
  const { user } = useSession();
  return (
    <Disclosure summary={WAITING_TEXTS.offer}>
      {user ? (
        <ByAccount key={user.id} listingId={listingId} email={user.email} />
      ) : (
        <ByMail listingId={listingId} />
      )}
    </Disclosure>
  );
}

function ByMail({ listingId }: { listingId: string }) {
  const [isAsked, setAsked] = useState(false);
  const { input, failure, isPending, form, field } = useCheckedForm({
    initial: { email: "" },
    problemsOf: ({ email }) => ({ email: emailProblem(email) }),
    submit: async ({ email }) => {
      await waitByMail(email, listingId);
      setAsked(true);
    },
    fallback: "news_failed",
  });
  if (isAsked)
    return (
      <InboxNote title={WAITING_TEXTS.asked}>
        We put you on the list once you confirm it in our email to {input.email.trim()}. No email
        yet? Check your spam folder.
      </InboxNote>
    );
  return (
    <form {...form} className="grid max-w-md gap-4 pt-2">
      <p className="text-ink-soft">
        {WAITING_TEXTS.promise}{" "}
        <TextLink to={paths.privacy.href()} className="whitespace-nowrap">
          Privacy Policy
        </TextLink>
      </p>
      <TextField
        label="Your email address"
        {...field("email")}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={LONGEST_EMAIL}
        required
      />
      <Submit isPending={isPending} failure={failure} />
    </form>
  );
}

function ByAccount({ listingId, email }: { listingId: string; email: string }) {
  const [isWaiting, setWaiting] = useState(false);
  const { failure, isPending, form } = useCheckedForm({
    initial: {},
    problemsOf: () => ({}),
    submit: async () => {
      await waitForTimes(listingId);
      setWaiting(true);
    },
    fallback: "news_failed",
  });
  if (isWaiting)
    return (
      <InboxNote title={WAITING_TEXTS.waiting}>
        You can see where you are waiting, and stop, under{" "}
        <TextLink to={paths.showings.href()}>Your showings</TextLink>.
      </InboxNote>
    );
  return (
    <form {...form} className="grid max-w-md gap-4 pt-2">
      <p className="wrap-anywhere text-ink-soft">
        We write to {email}. {WAITING_TEXTS.promise}
      </p>
      <Submit isPending={isPending} failure={failure} />
    </form>
  );
}

function Submit({ isPending, failure }: { isPending: boolean; failure: string | undefined }) {
  return (
    <>
      <Failure text={failure} />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="justify-self-start"
        pending={isPending}
        pendingText="Sending..."
      >
        Tell me
      </Button>
    </>
  );
}
