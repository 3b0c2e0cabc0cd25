import { ERRORS } from "@domain/site/errors/errors.ts";
import { ANSWER_LIMITS, MESSAGE_LIMITS } from "@domain/site/errors/limits.ts";
import { publicationNotes } from "@domain/talk/publishing.ts";
import { isPublishable } from "@domain/talk/questions.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { useAttempt } from "@web/lib/attempt.ts";
import { draftsOf } from "@web/lib/drafts.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useRef, useState } from "react";

export type Written = { question: string; answer: string };

/** The action of a button of the form. @param id the same for every try of one press (lib/attempt.ts). */
type Way = {
  label: string;
  pendingText: string;
  /** Whether everyone will read the answer, or only the buyer. */
  publishes: boolean;
  run: (written: Written, id: string) => Promise<void>;
};

type Props = {
  userId: string;
  /** The key under which the draft is stored. */
  about: string;
  initial: Written;
  /** First names that should not be published. */
  names: readonly (string | null)[];
  /** Enter uses the first. */
  ways: readonly [Way, ...Way[]];
  onCancel: () => void;
};

/** A question and its answer, to send, publish or edit. Kept until it is sent. */
export function AnswerForm(props: Props) {
  const { ways, onCancel } = props;
  const { form, notes, way, take, asks, setAsks } = useAnswer(props);

  return (
    <form
      {...form.form}
      onSubmit={(event) => {
        event.preventDefault();
        void take(ways[0], false);
      }}
      className="grid gap-4"
    >
      <TextArea label="Your answer" autoFocus {...form.field("answer")} rows={3} />
      <TextArea
        label="The question, as everyone will read it"
        hint="Leave out names, addresses and phone numbers. You only need this to publish."
        {...form.field("question")}
        rows={2}
      />
      {notes.map(({ title, text }) => (
        <InlineNotice key={title} tone="warn" title={title}>
          {text}
        </InlineNotice>
      ))}
      <Failure text={form.failure} />
      <div className="flex flex-wrap gap-3">
        {ways.map((each, index) => (
          <Button
            key={each.label}
            type={index === 0 ? "submit" : "button"}
            variant={index === 0 ? "primary" : "secondary"}
            size="sm"
            pending={form.isPending && way.current === each}
            pendingText={each.pendingText}
            onClick={index === 0 ? undefined : () => void take(each, false)}
          >
            {each.label}
          </Button>
        ))}
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          void take(way.current, true);
        }}
        tone="primary"
        title="Publish with this wording?"
        confirmLabel="Publish anyway"
        cancelLabel="Keep editing"
      >
        <ul className="wrap-anywhere grid gap-3">
          {notes.map(({ title, text }) => (
            <li key={title}>
              <p className="font-semibold text-ink">{title}</p>
              <p className="mt-0.5">{text}</p>
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </form>
  );
}

/** Sends the text the way that was pressed, asking first if something in it is questionable. */
function useAnswer({ userId, about, initial, names, ways }: Props) {
  const [asks, setAsks] = useState(false);
  const way = useRef<Way>(ways[0]);
  const isSure = useRef(false);
  const attempt = useAttempt();
  const draft = answerDraft(userId, about);

  const form = useCheckedForm<Written>({
    initial,
    draft,
    problemsOf: ({ question, answer }) => ({
      answer: lengthProblem(
        answer,
        way.current.publishes ? ANSWER_LIMITS.answer : MESSAGE_LIMITS.characters,
      ),
      question: way.current.publishes ? lengthProblem(question, ANSWER_LIMITS.question) : undefined,
    }),
    fallback: "answer_not_saved",
    submit: async (written) => {
      const { publishes, run } = way.current;
      const notes = publishes ? publicationNotes(written, names) : [];
      if (notes.some(({ tone }) => tone === "refused")) return ERRORS.answer_has_contact.text;
      if (notes.length > 0 && !isSure.current) {
        setAsks(true);
        return undefined;
      }
      const tidy = { question: written.question.trim(), answer: written.answer.trim() };
      await attempt({ ...tidy, publishes }, (id) => run(tidy, id));
      draft.forget();
    },
  });
  const notes = isPublishable(form.input) ? publicationNotes(form.input, names) : [];

  async function take(chosen: Way, sure: boolean) {
    way.current = chosen;
    isSure.current = sure;
    await form.submit();
    isSure.current = false;
  }

  return { form, notes, way, take, asks, setAsks };
}

const answerDraft = draftsOf("answer", isWritten);

function isWritten(kept: unknown): kept is Written {
  const { question, answer } = (kept ?? {}) as Partial<Written>;
  return typeof question === "string" && typeof answer === "string";
}

function lengthProblem(text: string, most: number): string | undefined {
  const length = [...text.trim()].length;
  if (length === 0) return "Please write something here.";
  return length > most ? `Please shorten this to ${most} characters.` : undefined;
}
