import { Button } from "@web/components/button.tsx";

/** Asks before another user's session replaces the current one. */
export function SomebodyElse(props: {
  current: string;
  brought: string;
  onTake: () => void;
  onStay: () => void;
}) {
  return (
    <div className="grid gap-6">
      <p role="status" className="wrap-anywhere text-ink-soft">
        You are signed in as <strong className="font-semibold text-ink">{props.current}</strong>.
        Sign in as <strong className="font-semibold text-ink">{props.brought}</strong> instead?
      </p>
      <div className="grid gap-3">
        <Button size="lg" block onClick={props.onTake}>
          Sign in as {props.brought}
        </Button>
        <Button size="lg" block variant="secondary" onClick={props.onStay}>
          Stay signed in as {props.current}
        </Button>
      </div>
    </div>
  );
}
