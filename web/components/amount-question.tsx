import type { Doubt } from "@domain/offers/doubtful-amounts.ts";
import { formatDollars } from "@domain/site/text/format.ts";
import { type Ref, useId } from "react";
import { Button } from "./button.tsx";

/** Asks whether an amount is meant, with one press for each answer. It refuses nothing. */
export function AmountQuestion<Name extends string>(props: {
  doubt: Doubt<Name>;
  ref?: Ref<HTMLFieldSetElement> | undefined;
  onUse: (value: number) => void;
  onKeep: () => void;
}) {
  const { doubt, onUse, onKeep } = props;
  const id = useId();
  const [likeliest] = doubt.meant;
  const show = (value: number) =>
    doubt.name === "agent_share" ? `${value}%` : formatDollars(value);
  return (
    <fieldset
      ref={props.ref}
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-reason`}
      tabIndex={-1}
      className="grid gap-2.5 rounded-md bg-amber-soft px-4 py-3 text-sm"
    >
      <p id={`${id}-question`} className="font-semibold">
        {likeliest === undefined
          ? `Is ${show(doubt.value)} right?`
          : `Did you mean ${show(likeliest)}?`}
      </p>
      <p id={`${id}-reason`}>{doubt.text}</p>
      <div className="flex flex-wrap gap-2.5">
        {doubt.meant.map((value) => (
          <Button key={value} size="sm" onClick={() => onUse(value)}>
            Use {show(value)}
          </Button>
        ))}
        <Button size="sm" variant="secondary" onClick={onKeep}>
          Keep {show(doubt.value)}
        </Button>
      </div>
    </fieldset>
  );
}
