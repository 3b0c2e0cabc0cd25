import { Button } from "@web/components/button.tsx";
import { useState } from "react";
import { DeleteDialog } from "./delete-dialog.tsx";

export function DeleteAccount(props: { email: string; asksPassword: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid max-w-3xl gap-4">
      <p className="text-ink-soft text-sm">
        Your homes are taken off the site, and visitors with a showing are notified. Then your data
        is deleted. This can't be undone: export your data first if you want to keep it.
      </p>
      <Button
        variant="danger"
        onClick={() => setAsking(true)}
        className="justify-self-start max-sm:w-full"
      >
        Delete my account
      </Button>
      {isAsking && <DeleteDialog {...props} onClose={() => setAsking(false)} />}
    </div>
  );
}
