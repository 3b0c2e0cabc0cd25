import { parseArgs } from "node:util";
import { type AdminUserAttributes, AuthAdminApi, type User } from "@supabase/supabase-js";
import type { World } from "../command.ts";
import { localProduct } from "../local-product.ts";
import { keyHeaders, type ProjectKeys, readProjectKeys, UsageError } from "../project.ts";
import { contractForms } from "./contract-forms.ts";
import { mailCaps } from "./mail-caps.ts";
import { telephone } from "./telephone.ts";

const USAGE = `npm run operator -- add <email> [--role operator|moderator]
npm run operator -- remove <email>
npm run operator -- list
npm run operator -- mail [<a day>] [<share>=<a day>]…
npm run operator -- telephone [on|off]
npm run operator -- forms [<state> none | <state> public_form|attorney <title> <source> <link> [<day>]]

Who may see /operator. A new role works once the person signs in again, at the latest after an hour;
taking one away works at once.

And how much mail is sent a day, at once from the next email on: "mail" alone shows the shares, a number
scales all of them to your plan at the mail service, share=number changes one.

And where the form of a purchase contract comes from, by state: "forms" alone shows the rows, and a state
with what you read on its commission's or bar's page replaces its row. "none" deletes it.

And whether people can prove their telephones, which needs a provider of text messages at Auth (docs/deploy.md).

Acts on the product that npm start runs here, or on the project named by SUPABASE_URL and
SUPABASE_SECRET_KEY.`;

const ROLES = ["operator", "moderator"];
/** The most accounts that Auth lists in one answer. */
const PAGE_SIZE = 1000;

/**
 * `npm run operator -- …args`.
 * @returns the exit code.
 */
export async function runOperator(args: string[], world: World): Promise<number> {
  try {
    await answer(args, world);
    return 0;
  } catch (error) {
    world.complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function answer(args: string[], { env, print }: World): Promise<void> {
  if (args[0] === "mail") return mailCaps(args.slice(1), await findProject(env), print);
  if (args[0] === "telephone") return telephone(args.slice(1), await findProject(env), print);
  if (args[0] === "forms") return contractForms(args.slice(1), await findProject(env), print);
  const { action, email, role } = readArguments(args);
  const { url, secretKey } = await findProject(env);
  const admin = new AuthAdminApi({
    url: `${url}/auth/v1`,
    headers: keyHeaders({ url, secretKey }),
  });

  if (action === "list") {
    for await (const user of users()) {
      if (ROLES.includes(user.app_metadata.role)) print(`${user.app_metadata.role} ${user.email}`);
    }
    return;
  }
  const user = await find(email);
  const attributes: AdminUserAttributes = { app_metadata: { role: role ?? null } };
  const { error } = await admin.updateUserById(user.id, attributes);
  if (error) throw new Error(`${email} could not be changed: ${error.message}`);
  print(role ? `${email} is ${role} from the next sign-in on.` : `${email} has no role anymore.`);

  async function find(wanted: string): Promise<User> {
    for await (const user of users()) {
      if (user.email?.toLowerCase() === wanted.toLowerCase()) return user;
    }
    throw new UsageError(`Nobody has signed up as ${wanted} at ${url}.`);
  }

  async function* users(): AsyncGenerator<User> {
    for (let page = 1; ; page += 1) {
      const { data, error } = await admin.listUsers({ page, perPage: PAGE_SIZE });
      if (error) throw new Error(`${url} does not list its accounts: ${error.message}`);
      yield* data.users;
      if (data.users.length < PAGE_SIZE) return;
    }
  }
}

type Wish = { action: string; email: string; role?: string };

/** @throws UsageError */
function readArguments(args: string[]): Wish {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { role: { type: "string", default: "operator" } },
  });
  const [action = "", email = "", ...others] = positionals;
  const isComplete = action === "list" ? email === "" : /.@./.test(email);
  if (!["add", "remove", "list"].includes(action) || !isComplete || others.length > 0) {
    throw new UsageError(USAGE);
  }
  if (!ROLES.includes(values.role)) throw new UsageError(`There is no role ${values.role}.`);
  return { action, email, ...(action === "add" ? { role: values.role } : {}) };
}

/** @throws UsageError */
async function findProject(env: NodeJS.ProcessEnv): Promise<ProjectKeys> {
  const named = readProjectKeys(env);
  if (named) return named;
  const local = await localProduct(env);
  if (local) return local;
  throw new UsageError(
    "Start the product with npm start (without --memory), or set SUPABASE_URL and SUPABASE_SECRET_KEY.",
  );
}
