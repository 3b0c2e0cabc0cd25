import { KEPT_SEARCH_TEXTS } from "@domain/search/kept-searches.ts";
import { filtersToQuery } from "@domain/search/listing-search.ts";
import { emailProblem, NEWS_TEXTS } from "@domain/search/news.ts";
import { type SavedFilters, searchName } from "@domain/search/saved-searches.ts";
import { paths } from "@domain/site/paths.ts";
import { LONGEST_EMAIL } from "@domain/site/text/contact-details.ts";
import { keepSearchByMail } from "@web/api/search/news.ts";
import { Button } from "@web/components/button.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import { InboxNote } from "@web/components/inbox-note.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useState } from "react";

/** Keeps a search for a person without an account: an address, then a press in an email. */
export default function KeepSearchDialog(props: {
  search: SavedFilters;
  /** The page where a person with an account logs in, to have the search saved there. */
  loginPath: string;
  onClose: () => void;
}) {
  const { search, loginPath, onClose } = props;
  const [isAsked, setAsked] = useState(false);
  const { input, failure, isPending, form, field } = useCheckedForm({
    initial: { email: "" },
    problemsOf: ({ email }) => ({ email: emailProblem(email) }),
    submit: async ({ email }) => {
      await keepSearchByMail({ email, search: filtersToQuery(search).toString() });
      setAsked(true);
    },
    fallback: "news_failed",
  });
  return (
    <Dialog
      title="Save this search"
      description={<span className="wrap-anywhere">{searchName(search)}</span>}
      onClose={onClose}
      size="sm"
      phone="card"
    >
      {isAsked ? (
        <InboxNote title={NEWS_TEXTS.asked}>
          We save your search once you confirm it in our email to {input.email.trim()}. No email
          yet? Check your spam folder.
        </InboxNote>
      ) : (
        <form {...form} className="grid gap-4">
          <TextField
            label="Your email address"
            {...field("email")}
            hint={KEPT_SEARCH_TEXTS.promise}
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={LONGEST_EMAIL}
            data-autofocus
            required
          />
          <Failure text={failure} />
          <Button type="submit" block pending={isPending} pendingText="Sending...">
            Email me new homes
          </Button>
          <p className="text-ink-soft text-sm">
            <TextLink to={loginPath}>Log in</TextLink> to save it in your account instead.{" "}
            <TextLink to={paths.privacy.href()} className="whitespace-nowrap">
              Privacy Policy
            </TextLink>
          </p>
        </form>
      )}
    </Dialog>
  );
}
