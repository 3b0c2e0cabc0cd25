import { AppError, ERRORS, type ErrorCode } from "@domain/errors.ts";
import { type FormEvent, useRef, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "./drafts.ts";

/** What is wrong with the fields, by name; nothing, when it can be sent. */
type Problems<Input> = { [Name in keyof Input]?: string | undefined };

/** Fields that hold a text. */
type TextName<Input> = {
  [Name in keyof Input & string]: Input[Name] extends string ? Name : never;
}[keyof Input & string];

/** What is typed outlives a reload and the closing of a dialog, for one person and one subject. */
type Draft<Input> = {
  form: string;
  userId: string | null;
  about?: string;
  isWhole: (kept: unknown) => kept is Input;
};

/**
 * A form whose rules are known: a field that is left says what is wrong with it, a submit with
 * problems goes to the first one, and what the service refuses stands above with the input kept.
 */
export function useCheckedForm<Input extends object>(options: {
  initial: Input;
  problemsOf: (input: Input) => Problems<Input>;
  /** @returns the text to show when it failed; what it throws is said in the catalogue's words. */
  submit: (input: Input, form: HTMLFormElement | null) => Promise<string | undefined>;
  /** For what is none of the catalogue. */
  fallback?: ErrorCode;
  /** Says also of an empty field that is left what is wrong: where nobody passes by without need. */
  asksForAll?: boolean;
  draft?: Draft<Input>;
}) {
  const { initial, draft } = options;
  const [input, setInput] = useState(() => readWhole(draft) ?? initial);
  const [typedBy, setTypedBy] = useState(draft?.userId);
  const [problems, setProblems] = useState<Problems<Input>>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const latest = useRef(input);
  const form = useRef<HTMLFormElement>(null);

  // Somebody has come or gone: nobody sees what another person has typed.
  if (draft && typedBy !== draft.userId) {
    setTypedBy(draft.userId);
    show(readWhole(draft) ?? initial);
  }

  function show(next: Input) {
    latest.current = next;
    setInput(next);
  }

  function change(changes: Partial<Input>) {
    show({ ...latest.current, ...changes });
    if (draft) keepDraft(draft.form, draft.userId, latest.current, draft.about);
    const fixed = Object.keys(changes).map((name) => [name, undefined]);
    setProblems((before) => ({ ...before, ...Object.fromEntries(fixed) }));
  }

  function check(name: TextName<Input>) {
    if (input[name] === "" && !options.asksForAll) return;
    setProblems((before) => ({ ...before, [name]: options.problemsOf(latest.current)[name] }));
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isPending) return;
    const sent = latest.current;
    const found = options.problemsOf(sent);
    setProblems(found);
    setFailure(undefined);
    const first = Object.keys(initial).find((name) => found[name as keyof Input]);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setPending(true);
    try {
      setFailure(await options.submit(sent, form.current));
    } catch (error) {
      const code = error instanceof AppError ? error.code : (options.fallback ?? "internal");
      setFailure(ERRORS[code].text);
    } finally {
      setPending(false);
    }
  }

  return {
    input,
    failure,
    isPending,
    change,
    submit,
    clearFailure: () => setFailure(undefined),
    /** The props of the form; a button outside of a form calls `submit`. */
    form: { ref: form, noValidate: true, onSubmit: submit },
    /** The props of a field that holds a text. */
    field: (name: TextName<Input>) => ({
      name,
      value: input[name] as string,
      error: problems[name],
      onChange: (event: { target: { value: string } }) =>
        change({ [name]: event.target.value } as Partial<Input>),
      onBlur: () => check(name),
    }),
    /** The props of a control that gives one of a few values. */
    choice: <Name extends keyof Input & string>(name: Name) => ({
      name,
      value: input[name],
      onChange: (value: Input[Name]) => change({ [name]: value } as unknown as Partial<Input>),
    }),
    /** Puts in what nobody has typed. @param sent then only if nothing was typed since. */
    fill: (filled: Input, sent: Input = latest.current) => {
      if (latest.current !== sent) return;
      show(filled);
      setProblems({});
      if (draft) forgetDraft(draft.form, draft.userId, draft.about);
    },
  };
}

function readWhole<Input>(draft: Draft<Input> | undefined): Input | undefined {
  const kept = draft && readDraft(draft.form, draft.userId, draft.about);
  return draft?.isWhole(kept) ? kept : undefined;
}
