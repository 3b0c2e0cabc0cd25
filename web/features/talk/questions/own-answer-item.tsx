import type { OwnAnswer } from "@domain/talk/questions.ts";
import { useQueryClient } from "@tanstack/react-query";
import { changeAnswer, deleteAnswer, refreshAnswers } from "@web/api/talk/questions.ts";
import { Badge } from "@web/components/badge.tsx";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { IconButton } from "@web/components/icon-button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { useInPlace } from "@web/lib/use-in-place.ts";
import { useWork } from "@web/lib/use-work.ts";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useId, useState } from "react";
import { AnswerForm } from "./answer-form.tsx";

/** One of the owner's answers: edit, unpublish or republish, move, delete. */
export function OwnAnswerItem(props: {
  userId: string;
  ownName: string | null;
  answer: OwnAnswer;
  /** Undefined for the first; `onDown` for the last. */
  onUp?: () => void;
  onDown?: () => void;
}) {
  const { userId, ownName, answer, onUp, onDown } = props;
  const client = useQueryClient();
  const refresh = () => refreshAnswers(client, userId, answer.listing_id);
  const work = useWork(refresh);
  const editing = useInPlace();
  const id = useId();
  const [asksDeletion, setAsksDeletion] = useState(false);

  if (editing.isOpen) {
    return (
      <li className="border-line border-b py-4">
        <AnswerForm
          userId={userId}
          about={answer.id}
          names={[ownName]}
          initial={{ answer: answer.answer, question: answer.question }}
          ways={[
            {
              label: "Save",
              pendingText: "Saving...",
              publishes: true,
              run: async (written) => {
                await changeAnswer(answer.id, written);
                await refresh();
                editing.close();
              },
            },
          ]}
          onCancel={editing.close}
        />
      </li>
    );
  }
  const show = (is_public: boolean) =>
    work.run("show", () => changeAnswer(answer.id, { is_public }));
  return (
    <li className="grid gap-2 border-line border-b py-4">
      <div className="flex items-start gap-2">
        <div className="wrap-anywhere min-w-0 flex-1">
          <h4 id={id} className="font-semibold">
            {answer.question}
          </h4>
          <p className="mt-1 whitespace-pre-line text-ink-soft">{answer.answer}</p>
        </div>
        {!answer.is_public && <Badge>Not on the page</Badge>}
      </div>
      <Failure text={work.failureText} />
      <div className="flex flex-wrap items-center gap-1">
        <Button
          ref={editing.button}
          size="sm"
          variant="quiet"
          aria-describedby={id}
          onClick={editing.open}
        >
          Edit
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-describedby={id}
          pending={work.doing === "show"}
          onClick={() => void show(!answer.is_public)}
        >
          {answer.is_public ? "Unpublish" : "Publish"}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-describedby={id}
          onClick={() => setAsksDeletion(true)}
        >
          Delete
        </Button>
        <span className="ml-auto flex">
          <IconButton
            size="sm"
            label={`Move up: ${answer.question}`}
            icon={<ArrowUp />}
            disabled={!onUp}
            onClick={onUp}
          />
          <IconButton
            size="sm"
            label={`Move down: ${answer.question}`}
            icon={<ArrowDown />}
            disabled={!onDown}
            onClick={onDown}
          />
        </span>
      </div>
      <ConfirmDialog
        open={asksDeletion}
        onClose={() => setAsksDeletion(false)}
        onConfirm={() => void work.run("delete", () => deleteAnswer(answer.id))}
        title="Delete this question and its answer?"
        confirmLabel="Delete"
        cancelLabel="Keep it"
        pending={work.doing === "delete"}
        pendingText="Deleting..."
        error={work.failed === "delete" ? work.failureText : null}
      >
        <p>It will disappear from your home's page. Buyers keep what you wrote to them.</p>
      </ConfirmDialog>
    </li>
  );
}
