import { NEWS_TEXTS, newsProblems } from "@domain/search/news.ts";
import { paths } from "@domain/site/paths.ts";
import { LONGEST_EMAIL } from "@domain/site/text/contact-details.ts";
import { askForNews } from "@web/api/search/news.ts";
import { Button } from "@web/components/button.tsx";
import { InboxNote } from "@web/components/inbox-note.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useState } from "react";

/** An email address and optionally a place; then a request to check the inbox. */
export function NewsForm({ onAsked }: { onAsked: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const { input, failure, isPending, form, field } = useCheckedForm({
    initial: { email: "", place: "" },
    problemsOf: newsProblems,
    submit: async (wanted) => {
      await askForNews(wanted);
      setIsAsked(true);
      onAsked();
      return undefined;
    },
    fallback: "news_failed",
  });

  if (isAsked)
    return (
      <InboxNote title={NEWS_TEXTS.asked}>
        The news starts once you confirm it in the email to {input.email.trim()}. No email yet?
        Check your spam folder.
      </InboxNote>
    );
  return (
    <form {...form} className="mt-2 grid gap-4">
      <p className="max-w-prose text-ink-soft text-sm">
        {NEWS_TEXTS.promise}{" "}
        <TextLink to={paths.privacy.href()} className="whitespace-nowrap">
          Privacy Policy
        </TextLink>
      </p>
      <div className="news-fields">
        <TextField
          label="Email"
          {...field("email")}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={LONGEST_EMAIL}
          required
        />
        <TextField label="Where" {...field("place")} optional placeholder="City, ZIP or words" />
        <Button type="submit" className="news-button" pending={isPending} pendingText="Sending...">
          Send me new homes
        </Button>
      </div>
      <Failure text={failure} />
    </form>
  );
}
