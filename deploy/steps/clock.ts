import { randomBytes } from "node:crypto";
import type { Step } from "../step.ts";
import { once, quoted, type Supabase } from "../supabase.ts";
import { CLOCK_SECRETS } from "./clock-state.ts";
import { digestOf, secretDigests, setSecrets } from "./secrets.ts";

const SWITCH_ON = `do $deploy$ begin
  create extension if not exists pg_cron;
  create extension if not exists pg_net with schema extensions;
  create extension if not exists supabase_vault with schema vault;
end $deploy$`;

/**
 * The clock for mail, reminders and upkeep (decision 60). The database and the functions share a key that no person
 * needs to know: the first deployment generates it, later ones keep it.
 */
export const clock: Step = {
  name: "clock",
  plan: () => [
    "Switch on pg_cron, pg_net and the vault.",
    "Keep the project's address and a random key for the clock in the vault, and the same key as SCHEDULER_KEY with the functions.",
    "Schedule the upkeep once a minute.",
  ],
  async remaining({ supabase, settings }) {
    const vault = await vaultBefore(supabase);
    if (vault === undefined) return ["the clock is not set up"];
    const digests = await secretDigests(supabase);
    return [
      ...(vault.is_scheduled ? [] : ["the schedule"]),
      ...(vault.project_url === settings.projectUrl ? [] : ["the address in the vault"]),
      ...(vault.scheduler_key && digests.get("SCHEDULER_KEY") === digestOf(vault.scheduler_key)
        ? []
        : ["the clock's key"]),
    ];
  },
  async run({ supabase, settings }) {
    let vault = await vaultBefore(supabase);
    if (vault === undefined) {
      await supabase.sql(SWITCH_ON);
      vault = await readVault(supabase);
    }
    const key = vault?.scheduler_key || randomBytes(32).toString("hex");
    // The functions first, so that the next run can complete a half-finished change.
    await setSecrets(supabase, { SCHEDULER_KEY: key });
    // Fails, naming what is missing, until everything is set up.
    await supabase.sql(`do $deploy$ begin
      ${keep("scheduler_key", key, vault?.scheduler_key)}
      ${keep("project_url", settings.projectUrl, vault?.project_url)}
      perform private.schedule_upkeep();
      -- Scheduling a job again leaves it switched off.
      if exists (select from cron.job where jobname = 'upkeep' and not active) then
        perform cron.alter_job(jobid, active => true) from cron.job where jobname = 'upkeep';
      end if;
    end $deploy$`);
    return vault?.scheduler_key ? "the clock keeps its key" : "the clock has a new key";
  },
};

type Name = "project_url" | "scheduler_key";
type Vault = { [name in Name]?: string } & { is_scheduled: boolean };

/** The vault's contents when the deployment began. */
const vaultBefore = once(readVault);

/** Undefined until the extensions are switched on. */
async function readVault(supabase: Supabase): Promise<Vault | undefined> {
  const rows = await supabase.sql<{ name: Name; secret: string | null; is_scheduled: boolean }>(
    CLOCK_SECRETS,
  );
  if (rows.length === 0) return undefined;
  const secrets = Object.fromEntries(rows.map(({ name, secret }) => [name, secret ?? undefined]));
  return { ...secrets, is_scheduled: rows.some((row) => row.is_scheduled) };
}

/** SQL that stores a value in the vault unless it is there already. */
function keep(name: Name, value: string, before: string | undefined): string {
  if (before === value) return "";
  return before === undefined
    ? `perform vault.create_secret(${quoted(value)}, ${quoted(name)});`
    : `perform vault.update_secret(id, ${quoted(value)}) from vault.secrets where name = ${quoted(name)};`;
}
