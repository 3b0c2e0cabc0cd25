import {
  CADENCE_NAMES,
  MAIL_CADENCES,
  type MailCadence,
  optionalKinds,
} from "@domain/people/notifications.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { mailPreferencesQuery, preferMail } from "@web/api/people/notifications.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { notify } from "@web/lib/notices.ts";

/** Each kind of mail that is optional: right away, once a day, or not at all. */
export function MailPreferences({ userId }: { userId: string }) {
  const query = mailPreferencesQuery(userId);
  const stored = useQuery(query);
  if (stored.isPending) {
    return (
      <LoadingGroup
        label="Loading your preferences..."
        className="grid gap-4"
        shapes={["h-16 w-full", "h-16 w-full"]}
      />
    );
  }
  if (stored.isError && !stored.data) {
    return <LoadError level={3} title={ERRORS.notifications_unavailable.text} query={stored} />;
  }
  return (
    <ul className="grid gap-6 lg:grid-cols-2">
      {KINDS.map(({ kind, name, byDefault }) => (
        <li key={kind}>
          <MailPreference
            kind={kind}
            name={name}
            mail={stored.data.find((each) => each.kind === kind)?.mail ?? byDefault}
            queryKey={query.queryKey}
          />
        </li>
      ))}
    </ul>
  );
}

const KINDS = optionalKinds();

function MailPreference(props: {
  kind: string;
  name: string;
  mail: MailCadence;
  queryKey: readonly unknown[];
}) {
  const client = useQueryClient();
  const change = useMutation({
    // Choices are stored one at a time, so that the last one is what is stored.
    scope: { id: `mail ${props.kind}` },
    mutationFn: (mail: MailCadence) => preferMail(props.kind, mail),
    onError: () => notify({ tone: "error", text: ERRORS.notification_failed.text }),
    onSettled: () => client.invalidateQueries({ queryKey: props.queryKey }),
  });
  return (
    <SegmentedControl
      label={props.name}
      options={OPTIONS}
      // The choice shows right away; on failure the stored one returns.
      value={change.isPending ? change.variables : props.mail}
      onChange={(mail) => change.mutate(mail)}
    />
  );
}

const OPTIONS = MAIL_CADENCES.map((value) => ({ value, label: CADENCE_NAMES[value] }));
