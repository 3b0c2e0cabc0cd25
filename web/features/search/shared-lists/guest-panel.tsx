import { personNameProblem, type SharedList } from "@domain/search/shared-lists.ts";
import { LIST_LIMITS } from "@domain/site/errors/limits.ts";
import { paths } from "@domain/site/paths.ts";
import { joinList, type ListDoor, leaveList } from "@web/api/search/shared-lists.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { newId } from "@web/lib/attempt.ts";
import { notify } from "@web/lib/notices.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { forgetList, rememberList } from "@web/session/remembered-lists.ts";
import { useState } from "react";
import { useList } from "./use-list.ts";

type Props = {
  list: SharedList;
  door: Extract<ListDoor, { token: string }>;
  /** The guest's id; null for a person who hasn't joined yet. */
  me: string | null;
};

/** The panel for a person with the link: joining under a name, and leaving. */
export function GuestPanel(props: Props) {
  const name = props.list.guests.find(({ id }) => id === props.me)?.name;
  return name ? <Guest {...props} name={name} /> : <Join {...props} />;
}

function Join({ list, door }: Props) {
  const { show } = useList(door);
  // Made here, so that a retry makes the same guest.
  const [key] = useState(newId);
  const form = useCheckedForm({
    initial: { name: "" },
    problemsOf: ({ name }) => ({ name: personNameProblem(name) }),
    submit: async ({ name }) => {
      const { me, ...joined } = await joinList(door.token, name.trim(), key);
      rememberList({ id: list.id, token: door.token, name: list.name }, { me, key });
      show(joined);
      return undefined;
    },
    fallback: "list_not_changed",
  });
  return (
    <form {...form.form} className="grid gap-3">
      <p className="wrap-anywhere text-ink-soft text-sm">
        {list.owner} shares these homes with you. Enter your name to add homes and vote. You need no
        account. Everyone with the link sees your name.
      </p>
      <Failure text={form.failure} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Your name"
          className="w-64 max-w-full"
          maxLength={LIST_LIMITS.person}
          autoComplete="given-name"
          required
          {...form.field("name")}
        />
        <Button type="submit" pending={form.isPending} pendingText="Joining...">
          Join in
        </Button>
      </div>
      {list.guests.length > 0 && (
        <p className="wrap-anywhere text-ink-faint text-xs">
          Already here: {list.guests.map(({ name }) => name).join(", ")}. If that is you on another
          device, choose another name here. {list.owner} can remove the one you no longer use.
        </p>
      )}
    </form>
  );
}

function Guest({ list, door, name }: Props & { name: string }) {
  const { doing, failureText, run } = useList(door);
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    const isGone = await run("leave", () => leaveList(door), "list_not_changed");
    if (!isGone) return;
    forgetList(list.id);
    notify({ tone: "success", text: `You have left “${list.name}”.` });
    navigate(paths.favorites.href(), { replace: true });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft text-sm">
      <p className="wrap-anywhere">
        You are{" "}
        <strong translate="no" className="font-medium text-ink">
          {name}
        </strong>{" "}
        here. To add a home, open it and check this list.
      </p>
      <Button variant="quiet" size="sm" onClick={() => setLeaving(true)}>
        Leave this list
      </Button>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        onConfirm={() => void leave()}
        title={`Leave “${list.name}”?`}
        confirmLabel="Leave"
        cancelLabel="Stay"
        pending={doing === "leave"}
        error={failureText}
      >
        <p>
          We delete your name, your votes and your comments. The homes you added stay on the list.
          The list is removed from this device.
        </p>
      </ConfirmDialog>
    </div>
  );
}
