import type { Problems } from "@domain/authentication.ts";
import { type FormEvent, useRef, useState } from "react";

/**
 * A form of text fields whose rules are known: a field that is left says what is wrong with it, a
 * submit with problems goes to the first one, and what the service refuses stands above with the
 * input kept.
 */
export function useCheckedForm<Input extends Record<string, string>>(options: {
  initial: Input;
  problemsOf: (input: Input) => Problems<Input>;
  /** @returns the text to show when it failed. */
  submit: (input: Input) => Promise<string | undefined>;
}) {
  const [input, setInput] = useState(options.initial);
  const [problems, setProblems] = useState<Problems<Input>>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const found = options.problemsOf(input);
    setProblems(found);
    const first = Object.keys(options.initial).find((name) => found[name]);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setFailure(undefined);
    setPending(true);
    setFailure(await options.submit(input));
    setPending(false);
  }

  return {
    input,
    failure,
    isPending,
    form: { ref: form, noValidate: true, onSubmit: handleSubmit },
    field: (name: keyof Input & string) => ({
      name,
      value: input[name],
      error: problems[name],
      onChange: (event: { target: { value: string } }) => {
        setInput({ ...input, [name]: event.target.value });
        setProblems({ ...problems, [name]: undefined });
      },
      onBlur: () => setProblems({ ...problems, [name]: options.problemsOf(input)[name] }),
    }),
    fill: (filled: Input) => {
      setInput(filled);
      setProblems({});
    },
  };
}
