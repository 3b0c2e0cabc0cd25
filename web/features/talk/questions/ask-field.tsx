import { QUESTION_LIMITS } from "@domain/site/errors/limits.ts";
import { Button } from "@web/components/button.tsx";
import { TextField } from "@web/components/text-field.tsx";
import type { FormEvent } from "react";
import type { Ask } from "./use-ask.ts";

export function AskField({ ask, onAsk }: { ask: Ask; onAsk: () => void }) {
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!ask.isPending) onAsk();
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-wrap items-end gap-3 print:hidden"
      aria-label="Ask about this home"
    >
      <TextField
        label="Ask about this home"
        hint="You get an answer right away, from what the owner has published, with its source."
        placeholder="How old is the roof?"
        maxLength={QUESTION_LIMITS.characters}
        autoComplete="off"
        enterKeyHint="send"
        value={ask.text}
        onChange={(event) => ask.setText(event.target.value)}
        className="min-w-[min(100%,14rem)] flex-1"
      />
      <Button type="submit" pending={ask.isPending} pendingText="Looking...">
        Ask
      </Button>
    </form>
  );
}
