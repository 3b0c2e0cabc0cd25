import { ERRORS } from "@domain/site/errors/errors.ts";
import {
  type FailedMail,
  MAIL_TOPICS,
  mailKind,
  OPERATING_TEXTS,
} from "@domain/site/operating/operating.ts";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { retryMail } from "@web/api/site/operating/operating.ts";
import { Badge } from "@web/components/badge.tsx";
import { Button } from "@web/components/button.tsx";
import { notify } from "@web/lib/notices.ts";
import { Moment } from "./section.tsx";

export function FailedMails({ mails, queryKey }: { mails: FailedMail[]; queryKey: QueryKey }) {
  if (mails.length === 0) return <p className="text-ink-soft">None.</p>;
  return (
    <ul className="border-line border-t">
      {mails.map((mail) => (
        <FailedMailItem key={mail.id} mail={mail} queryKey={queryKey} />
      ))}
    </ul>
  );
}

function FailedMailItem({ mail, queryKey }: { mail: FailedMail; queryKey: QueryKey }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => retryMail(mail),
    onSuccess: (isBack) =>
      notify(
        isBack
          ? { tone: "success", text: OPERATING_TEXTS.retried }
          : { tone: "info", text: OPERATING_TEXTS.notRetried },
      ),
    onError: () => notify({ tone: "error", text: ERRORS.operating_unavailable.text }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const name = `${MAIL_TOPICS[mail.topic] ?? mail.topic}: ${mailKind(mail.kind)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-b py-4 text-sm">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p>
          <span className="font-medium">{name}</span>, to the {mail.recipient}
          {mail.address !== null && <span className="wrap-anywhere"> ({mail.address})</span>}
        </p>
        <p className="wrap-anywhere text-red">{mail.reason}</p>
        <p className="text-ink-soft">
          {mail.dropped_at === null ? (
            <>
              Attempt {mail.attempts + 1} at <Moment at={mail.next_attempt_at} />
            </>
          ) : (
            <>
              Couldn't be delivered since <Moment at={mail.dropped_at} />
            </>
          )}
        </p>
      </div>
      {mail.is_current ? (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Retry ${name}, to the ${mail.recipient}`}
          onClick={() => retry.mutate()}
          pending={retry.isPending}
        >
          Retry
        </Button>
      ) : (
        <Badge>no longer accurate</Badge>
      )}
    </li>
  );
}
