import { AppError, ERRORS, type ErrorCode } from "@domain/site/errors/errors.ts";
import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Draft } from "./drafts.ts";
import { useStillWaiting } from "./still-waiting.ts";

/** The error for each field, by name; empty when the form can be sent. */
type Problems<Input> = { [Name in keyof Input]?: string | undefined };

/** The names of text fields. */
type TextName<Input> = {
  [Name in keyof Input & string]: Input[Name] extends string ? Name : never;
}[keyof Input & string];

/**
 * A form with validation: leaving a field shows what is wrong with it, submitting focuses the first
 * invalid one and says how many there are, and the server's refusal appears in the same place with the input kept.
 */
export function useCheckedForm<Input extends object>(options: {
  initial: Input;
  problemsOf: (input: Input) => Problems<Input>;
  /** @returns the text to show when it failed; what it throws is shown in the catalog's words. */
  submit: (input: Input, form: HTMLFormElement | null) => Promise<string | undefined>;
  /** Errors outside the catalog show this. */
  fallback?: ErrorCode;
  /** Also reports required fields left empty, for forms that people open only to fill them in. */
  asksForAll?: boolean;
  /** Keeps input across reloads and closed dialogs. */
  draft?: Draft<Input>;
}) {
  const { initial, draft } = options;
  const [input, setInput] = useState(() => draft?.read() ?? initial);
  const [typedBy, setTypedBy] = useState(draft?.userId);
  const [problems, setProblems] = useState<Problems<Input>>({});
  const [failure, setFailure] = useState<string>();
  // Whether several things were wrong at the last try; how many are left is said until none is.
  const [counts, setCounts] = useState(false);
  const [isPending, setPending] = useState(false);
  useStillWaiting(isPending ? "work" : undefined);
  const latest = useRef(input);
  const form = useRef<HTMLFormElement>(null);

  /** The values that the fields show; React writes them a moment after they change. */
  const shown = useRef(input);
  useLayoutEffect(() => {
    shown.current = input;
  });
  const takeFilled = useEffectEvent(() => {
    if (shown.current !== latest.current) return;
    const filled = filledSilently(form.current, latest.current);
    if (Object.keys(filled).length > 0) change(filled);
  });
  useEffect(() => {
    const timer = setInterval(takeFilled, LOOK_MS);
    return () => clearInterval(timer);
  }, []);

  // Another person may be here now, who must not see the previous person's input.
  if (draft && typedBy !== draft.userId) {
    setTypedBy(draft.userId);
    show(draft.read() ?? initial);
  }

  function show(next: Input) {
    latest.current = next;
    setInput(next);
  }

  function change(changes: Partial<Input>) {
    show({ ...latest.current, ...changes });
    draft?.keep(latest.current);
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
    const filled = filledSilently(form.current, latest.current);
    if (Object.keys(filled).length > 0) change(filled);
    const sent = latest.current;
    const found = options.problemsOf(sent);
    setProblems(found);
    setFailure(undefined);
    const wrong = Object.keys(found).filter((name) => found[name as keyof Input]);
    setCounts(wrong.length > 1);
    if (wrong.length > 0) return firstOf(form.current, wrong)?.focus();
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

  const open = Object.values(problems).filter(Boolean).length;
  return {
    input,
    /** The text beside the button: how many fields have errors, or why the last try failed. */
    failure: counts && open > 0 ? attentionText(open) : failure,
    /** Only the reason why the last try failed. */
    refusal: failure,
    isPending,
    problems,
    change,
    submit,
    clearFailure: () => setFailure(undefined),
    /** Props for the form element; a button outside it calls `submit`. */
    form: { ref: form, noValidate: true, onSubmit: submit },
    /** Props for a text field. */
    field: (name: TextName<Input>) => ({
      name,
      value: input[name] as string,
      error: problems[name],
      onChange: (event: { target: { value: string } }) =>
        change({ [name]: event.target.value } as Partial<Input>),
      onBlur: () => check(name),
    }),
    /** The problem of a field that has its own control. */
    problemOf: (name: keyof Input) => problems[name],
    /** Props for a control that picks one of a few values. */
    choice: <Name extends keyof Input & string>(name: Name) => ({
      name,
      value: input[name],
      onChange: (value: Input[Name]) => change({ [name]: value } as unknown as Partial<Input>),
    }),
    /**
     * Fills in values the visitor did not type. @param sent fill only if nothing was typed since.
     */
    fill: (filled: Input, sent: Input = latest.current) => {
      if (latest.current !== sent) return;
      show(filled);
      setProblems({});
      draft?.forget();
    },
  };
}

function attentionText(count: number): string {
  return count === 1 ? "1 thing needs your attention." : `${count} things need your attention.`;
}

/** The first of the named fields, as one reads. */
function firstOf(form: HTMLFormElement | null, names: string[]): HTMLElement | undefined {
  return [...(form?.querySelectorAll<HTMLElement>("[name]") ?? [])].find((field) =>
    names.includes(field.getAttribute("name") ?? ""),
  );
}

/** How often fields are looked at for values that came without an event. */
const LOOK_MS = 400;

/** Some password managers set the value of a field without telling the page. */
function filledSilently<Input extends object>(
  form: HTMLFormElement | null,
  input: Input,
): Partial<Input> {
  const filled: Record<string, string> = {};
  for (const field of form?.querySelectorAll<HTMLInputElement>(FILLABLE) ?? []) {
    const known = (input as Record<string, unknown>)[field.name];
    if (typeof known === "string" && field.value !== known) filled[field.name] = field.value;
  }
  return filled as Partial<Input>;
}

/** The values that browsers and password managers fill in. */
const FILLABLE =
  'input[name][autocomplete]:not([autocomplete="off"], [type="radio"], [type="checkbox"])';
