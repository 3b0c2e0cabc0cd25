import type { Step } from "../step.ts";

type Push = { migrations: string[] };

export const database: Step = {
  name: "database",
  plan: () => ["Apply the migrations in supabase/migrations that the project does not have yet."],
  async remaining({ supabase }) {
    const { migrations } = await supabase.onDatabase<Push>(["db", "push", "--dry-run"]);
    return migrations;
  },
  async run({ supabase }) {
    const { migrations } = await supabase.onDatabase<Push>(["db", "push"]);
    return `${migrations.length} migrations applied`;
  },
};
