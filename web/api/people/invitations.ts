import { asVisitor } from "../site/transport/tables.ts";

/** Says that an invitation isn't meant for this mailbox, whatever it is to. @param token in its link */
export async function refuseInvitation(token: string): Promise<void> {
  await asVisitor({ fallback: "invitation_unavailable", repeats: true }, (db) =>
    db.rpc("refuse_invitation", { token }),
  );
}
