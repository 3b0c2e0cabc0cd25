import { documentStem } from "@domain/papers/documents.ts";
import { DOCUMENT_LIMITS } from "@domain/site/errors/limits.ts";
import { Button } from "@web/components/button.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useWork } from "@web/lib/use-work.ts";
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from "react";

/** Edits the name without its extension, which can't be changed. */
export function RenameForm(props: {
  name: string;
  /** @throws AppError */
  onRename: (name: string) => Promise<unknown>;
  onEnd: () => void;
}) {
  const { name, onRename, onEnd } = props;
  const stem = documentStem(name);
  const ending = name.slice(stem.length);
  const [text, setText] = useState(stem);
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const work = useWork();

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    // Scrolls the buttons into view, too, where a bar covers the bottom of the screen.
    form.current?.scrollIntoView?.({ block: "nearest" });
  }, []);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === "" || wanted === stem) return onEnd();
    if (await work.run("rename", () => onRename(wanted + ending), "document_not_changed")) onEnd();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    // Ends the renaming, without closing a dialog around it.
    event.preventDefault();
    event.stopPropagation();
    onEnd();
  }

  return (
    <form ref={form} onSubmit={save} onKeyDown={handleKey} className="grid scroll-my-4 gap-3">
      <div className="flex items-end gap-2">
        <TextField
          ref={field}
          label={`New name of ${name}`}
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={DOCUMENT_LIMITS.name - ending.length}
          autoComplete="off"
          error={work.failureText}
          className="min-w-0 flex-1"
        />
        <span className="flex h-11 items-center text-ink-soft">{ending}</span>
      </div>
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={work.doing !== null} pendingText="Saving...">
          Save
        </Button>
        <Button size="sm" variant="quiet" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
