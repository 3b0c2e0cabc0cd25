import {
  CODE_PAUSE_MS,
  codeProblem,
  type MyTelephone,
  TELEPHONE_TEXTS,
} from "@domain/people/telephone.ts";
import { formatDay } from "@domain/site/text/format.ts";
import { redeemCode, sendCode } from "@web/api/people/telephone.ts";
import { Button } from "@web/components/button.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { notify } from "@web/lib/notices.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useEffect, useState } from "react";

/** A code by text message to the number in the profile, and the six digits that come back. */
export function TelephoneProof(props: { telephone: MyTelephone; onConfirmed: () => unknown }) {
  const { number, confirmed_at: at } = props.telephone;
  const [sentTo, setSentTo] = useState<string>();
  if (at)
    return (
      <InlineNotice tone="success" title={`${TELEPHONE_TEXTS.confirmed} ${formatDay(at)}`}>
        {TELEPHONE_TEXTS.kept}
      </InlineNotice>
    );
  if (!number) return <p className="text-ink-soft text-sm">{TELEPHONE_TEXTS.missing}</p>;
  return (
    <div className="grid max-w-xl justify-items-start gap-5">
      <SendCode number={number} isAgain={sentTo === number} onSent={() => setSentTo(number)} />
      {sentTo === number && <CodeForm number={number} onConfirmed={props.onConfirmed} />}
    </div>
  );
}

function SendCode(props: { number: string; isAgain: boolean; onSent: () => void }) {
  const { number, isAgain } = props;
  const pause = usePause();
  const send = useCheckedForm({
    initial: {},
    problemsOf: () => ({}),
    submit: async () => {
      const refused = await sendCode(number);
      if (refused) return refused;
      pause.begin();
      props.onSent();
      return undefined;
    },
  });
  return (
    <form {...send.form} className="grid justify-items-start gap-3" aria-label="A code">
      {isAgain && (
        <p className="text-sm" role="status">
          {TELEPHONE_TEXTS.sent}{" "}
          <strong translate="no" className="font-semibold">
            +{number}
          </strong>
          .
        </p>
      )}
      <Button
        type="submit"
        variant="secondary"
        pending={send.isPending}
        pendingText="Sending..."
        disabled={pause.isOn}
      >
        {isAgain ? "Send another code" : `Send a code to +${number}`}
      </Button>
      {pause.isOn && (
        <p className="text-ink-faint text-sm">You can ask for another code after a minute.</p>
      )}
      <Failure text={send.failure} />
    </form>
  );
}

function CodeForm(props: { number: string; onConfirmed: () => unknown }) {
  const form = useCheckedForm({
    initial: { code: "" },
    problemsOf: ({ code }) => ({ code: codeProblem(code) }),
    submit: async ({ code }) => {
      const refused = await redeemCode(props.number, code);
      if (refused) return refused;
      await props.onConfirmed();
      notify({ tone: "success", text: "Your telephone is confirmed." });
      return undefined;
    },
    asksForAll: true,
  });
  return (
    <form {...form.form} className="grid justify-items-start gap-3" aria-label="The code">
      <TextField
        {...form.field("code")}
        label={TELEPHONE_TEXTS.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <Failure text={form.failure} />
      <Button type="submit" pending={form.isPending} pendingText="Checking...">
        Confirm
      </Button>
    </form>
  );
}

/** Whether the minute after a code has not passed yet. */
function usePause() {
  const [since, setSince] = useState<number>();
  useEffect(() => {
    if (since === undefined) return;
    const timer = setTimeout(() => setSince(undefined), CODE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [since]);
  return { isOn: since !== undefined, begin: () => setSince(Date.now()) };
}
