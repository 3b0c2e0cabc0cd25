import type { Sql } from "./database.ts";

/**
 * Creates an account that can sign in where Auth can't be asked to: inserts the rows that Auth's
 * sign-up would. pgcrypto makes the same bcrypt hash, at cost 10.
 * @param role what `npm run operator` would give.
 * @returns the account's id.
 */
export async function insertAccount(
  sql: Pick<Sql, "query">,
  email: string,
  password: string,
  fullName: string,
  role?: string,
): Promise<string> {
  const [user] = await sql.query<{ id: string }>(
    `with person as (select gen_random_uuid() as id, lower($1::text) as email, $3::text as full_name)
     insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     select id, email, extensions.crypt($2::text, extensions.gen_salt('bf', 10)), now(),
            jsonb_strip_nulls(jsonb_build_object('provider', 'email', 'providers', jsonb_build_array('email'), 'role', $4::text)),
            jsonb_build_object('full_name', full_name, 'email', email, 'email_verified', true,
                               'phone_verified', false, 'sub', id)
     from person returning id`,
    [email, password, fullName, role ?? null],
  );
  if (!user) throw new Error(`No account was made for ${email}.`);
  await sql.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     select gen_random_uuid(), 'email', id::text, id, raw_user_meta_data from auth.users where id = $1`,
    [user.id],
  );
  return user.id;
}
