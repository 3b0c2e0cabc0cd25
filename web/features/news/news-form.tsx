import { LONGEST_EMAIL, NEWS_TEXTS, newsProblems } from "@domain/news.ts";
import { askForNews } from "@web/api/news.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { paths } from "@web/lib/paths.ts";
import { useWork } from "@web/lib/use-work.ts";
import { MailCheck } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";

/** An address and, if wanted, a place; then the word to look into the inbox. */
export function NewsForm({ onAsked }: { onAsked: () => void }) {
  const [input, setInput] = useState({ email: "", place: "" });
  const [problems, setProblems] = useState<ReturnType<typeof newsProblems>>({});
  const [isAsked, setIsAsked] = useState(false);
  const work = useWork();
  const form = useRef<HTMLFormElement>(null);

  if (isAsked) return <Asked email={input.email.trim()} />;

  function change(field: keyof typeof input, value: string) {
    setInput((now) => ({ ...now, [field]: value }));
    setProblems(({ [field]: _, ...others }) => others);
    work.forgetFailure();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = newsProblems(input);
    setProblems(found);
    const first = (["email", "place"] as const).find((field) => found[field]);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (!(await work.run("ask", () => askForNews(input), "news_failed"))) return;
    setIsAsked(true);
    onAsked();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-2 grid gap-4">
      <p className="max-w-prose text-ink-soft text-sm">
        {NEWS_TEXTS.promise}{" "}
        <TextLink to={paths.privacy.href()} className="whitespace-nowrap">
          Privacy Policy
        </TextLink>
      </p>
      <div className="news-fields">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={LONGEST_EMAIL}
          required
          value={input.email}
          error={problems.email}
          onChange={(event) => change("email", event.target.value)}
        />
        <TextField
          label="Where"
          name="place"
          optional
          placeholder="City, ZIP or words"
          value={input.place}
          error={problems.place}
          onChange={(event) => change("place", event.target.value)}
        />
        <Button
          type="submit"
          className="news-button"
          pending={work.doing === "ask"}
          pendingText="Sending..."
        >
          Send me new homes
        </Button>
      </div>
      {work.failureText && <InlineNotice tone="error">{work.failureText}</InlineNotice>}
    </form>
  );
}

/** Takes the focus, which the form has lost. */
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
