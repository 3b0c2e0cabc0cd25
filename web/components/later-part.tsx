import { takeEarlyInput } from "@web/lib/early-input.ts";
import { keepEarlyPress } from "@web/lib/early-press.ts";
import { whenSomeoneReads } from "@web/lib/when-someone-reads.ts";
import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from "react";

type Code = { default: ComponentType };

/**
 * A part that the first look at a page can do without. In a prerendered page its HTML is there and its links work; its
 * code loads when the visitor begins to read, and then repeats what was pressed and typed until then. On a page reached
 * from another one, it loads with the rest.
 *
 * It takes no props and never re-renders with its page: either would make React drop the HTML before the code has
 * loaded. So would a new value of any context above it.
 * @param id of the element around it. @param isAwaited whether this visitor needs its code right away.
 */
export function laterPart(
  id: string,
  load: () => Promise<Code>,
  isAwaited = () => false,
): ComponentType {
  if (typeof document === "undefined") {
    const Part = lazy(load);
    return () => <Hydrated id={id} Part={Part} repeatEarlyInput={nothing} />;
  }
  const Part = lazy(load);
  const built = document.getElementById(id);
  if (!built) return () => <Whole id={id} Part={Part} />;

  const takePress = keepEarlyPress(built);
  let repeatEarlyInput = nothing;
  // Begins now: an early press is also a sign of a reader, and is repeated as soon as React runs.
  const arrival = arrivalOf(load, isAwaited);
  const Later = lazy(async () => {
    const code = await arrival;
    if (code === undefined) {
      // Without its code, the part stays as it was built, and its links still work.
      takePress()?.click();
      return new Promise<never>(() => {});
    }
    repeatEarlyInput = takeEarlyInput(built, takePress);
    return code;
  });
  const repeat = () => repeatEarlyInput();
  return memo(() => <BuiltOrWhole {...{ id, built, Later, Part, repeat }} />);
}

/** The code; undefined if it could not be loaded. */
async function arrivalOf(
  load: () => Promise<Code>,
  isAwaited: () => boolean,
): Promise<Code | undefined> {
  // Someone who follows a link to a place on the page won't wait for the code.
  if (window.location.hash === "" && !isAwaited())
    await new Promise<void>((resolve) => whenSomeoneReads(resolve));
  return load().catch(() => undefined);
}

type PartProps = { id: string; Part: ComponentType };

function Whole({ id, Part }: PartProps) {
  return (
    <div id={id}>
      <Part />
    </div>
  );
}

/** The elements that the server renders and the browser hydrates, the same on both sides. */
function Hydrated({ id, Part, repeatEarlyInput }: PartProps & { repeatEarlyInput: () => void }) {
  return (
    <div id={id}>
      <Suspense fallback={null}>
        <Part />
        <Arrival onArrival={repeatEarlyInput} />
      </Suspense>
    </div>
  );
}

function Arrival({ onArrival }: { onArrival: () => void }) {
  useEffect(onArrival, [onArrival]);
  return null;
}

/** A page that was left is shown again without its prerendered HTML. */
function BuiltOrWhole(
  props: PartProps & { built: Element; Later: ComponentType; repeat: () => void },
) {
  const [isBuilt] = useState(() => props.built.isConnected);
  if (!isBuilt) return <Whole id={props.id} Part={props.Part} />;
  return <Hydrated id={props.id} Part={props.Later} repeatEarlyInput={props.repeat} />;
}

function nothing() {}
