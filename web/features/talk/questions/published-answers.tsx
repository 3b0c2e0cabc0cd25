import type { PublicAnswer } from "@domain/talk/questions.ts";
import { Button } from "@web/components/button.tsx";
import { ReportButton } from "@web/components/report-button.tsx";
import { focusAfter } from "@web/lib/focus-after.ts";
import { useRef, useState } from "react";

/** The rest is folded, but stays part of the page. */
const SHOWN = 5;

/** The owner's published answers. */
export function PublishedAnswers(props: {
  answers: readonly PublicAnswer[];
  note?: string;
  /** Whether the reader is the owner, who can't report their own answers. */
  isOwn: boolean;
}) {
  const { answers, note, isOwn } = props;
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (answers.length === 0) return null;
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-faint text-sm empty:hidden">
        {note}
      </p>
      <ul ref={list} aria-label="Answered by the owner" className="grid">
        {answers.map(({ id, question, answer }, index) => (
          <li
            key={id}
            hidden={!isOpen && index >= SHOWN}
            tabIndex={index === SHOWN ? -1 : undefined}
            className="wrap-anywhere border-line border-b py-4 first:pt-0"
          >
            <h3 className="font-semibold">{question}</h3>
            <p className="mt-1 max-w-[62ch] whitespace-pre-line text-ink-soft">{answer}</p>
            {!isOwn && (
              <ReportButton
                reported={{ kind: "answer", subject: id, name: question }}
                about={question}
                className="mt-2 print:hidden"
              />
            )}
          </li>
        ))}
      </ul>
      {!isOpen && answers.length > SHOWN && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start print:hidden"
          onClick={() =>
            // The button is gone, so the focus moves to the first answer it showed.
            focusAfter(
              () => setOpen(true),
              () => list.current?.querySelector<HTMLElement>("[tabindex]"),
            )
          }
        >
          Show all {answers.length} questions
        </Button>
      )}
    </div>
  );
}
