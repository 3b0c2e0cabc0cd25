import { type MyTelephone, readCode, telephoneErrorText } from "@domain/people/telephone.ts";
import { queryOptions } from "@tanstack/react-query";
import { attempt } from "../site/auth/auth-attempt.ts";
import { supabase } from "../site/auth/supabase.ts";
import { ownKey } from "../site/cache/keys.ts";
import { asMember } from "../site/transport/tables.ts";

/** @param phone the number in the profile, to which the answer belongs. */
export function telephoneQuery(userId: string, phone: string) {
  return queryOptions({
    queryKey: ownKey(userId, "telephone", phone),
    queryFn: ({ signal }): Promise<MyTelephone> =>
      asMember({ signal, fallback: "unavailable" }, (db) => db.rpc("my_telephone")),
  });
}

/** Has a code sent. @returns the text to show on failure. */
export function sendCode(number: string): Promise<string | undefined> {
  return attempt(supabase, async (auth) => {
    const { error } = await auth.updateUser({ phone: `+${number}` });
    return error ? telephoneErrorText(error) : undefined;
  });
}

/** @returns the text to show on failure. */
export function redeemCode(number: string, typed: string): Promise<string | undefined> {
  return attempt(supabase, async (auth) => {
    const { error } = await auth.verifyOtp({
      phone: `+${number}`,
      token: readCode(typed),
      type: "phone_change",
    });
    return error ? telephoneErrorText(error) : undefined;
  });
}
