import { LONGEST_EMAIL, NEWS_TEXTS, newsProblems } from "@domain/news.ts";
import { askForNews } from "@web/api/news.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { paths } from "@web/lib/paths.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { MailCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";

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

  if (isAsked) return <Asked email={input.email.trim()} />;
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
      {failure && <InlineNotice tone="error">{failure}</InlineNotice>}
    </form>
  );
}

/** Takes over the focus from the form. */
function Asked({ email }: { email: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mt-4 flex items-start gap-3">
      <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-clay" />
      <div className="min-w-0">
        <p ref={text} tabIndex={-1} role="status" className="font-semibold text-ink outline-none">
          {NEWS_TEXTS.asked}
        </p>
        <p className="mt-1 break-words text-ink-soft text-sm">
          The news begins once you have said yes in the email to {email}. Nothing there? Look among
          the spam.
        </p>
      </div>
    </div>
  );
}
