import { takeEarlyInput } from "@web/lib/early-input.ts";
import { keepEarlyPress } from "@web/lib/early-press.ts";
import { whenSomeoneReads } from "@web/lib/when-someone-reads.ts";
import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from "react";

type Code = { default: ComponentType };

/**
 * A part of a page that the first look can do without. In a prerendered page its HTML is there and its links
 * work; its code loads when someone begins to read, and repeats what was pressed and typed until then.
 * Shown after another page, it comes with the rest of its page.
 *
 * It takes no props, and is not rendered again with its page: either would make React drop the HTML before the
 * code is there. So would a new value of any context above it.
 * @param id of the element around it.
 * @param isAwaited whether this visitor needs its code at once.
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
  // From now on: an early press is repeated as soon as React runs, and is a sign, too.
  const arrival = arrivalOf(load, isAwaited);
  const Later = lazy(async () => {
    const code = await arrival;
    if (code === undefined) {
      // Without its code, the part stays as it was built, and its links lead on.
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
  // Who comes for a particular place on the page won't wait for it.
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

/** What the server renders and the browser hydrates, the same elements on both sides. */
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

/** The page may be left, and then be shown again without its built HTML. */
function BuiltOrWhole(
  props: PartProps & { built: Element; Later: ComponentType; repeat: () => void },
) {
  const [isBuilt] = useState(() => props.built.isConnected);
  if (!isBuilt) return <Whole id={props.id} Part={props.Part} />;
  return <Hydrated id={props.id} Part={props.Later} repeatEarlyInput={props.repeat} />;
}

function nothing() {}
