import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Step } from "../step.ts";
import { secretDigests } from "./secrets.ts";

/**
 * Every other step names the project itself. The link lets later commands, such as `supabase db push
 * --remote`, find it. Asking for the secrets first checks the login, also in a rehearsal.
 */
export const link: Step = {
  name: "link",
  plan: ({ projectRef }) => [
    "Check that this login may manage the project.",
    `Link this folder to the project ${projectRef}.`,
  ],
  async remaining({ supabase, settings, root }) {
    await secretDigests(supabase);
    const path = join(root, "supabase", ".temp", "project-ref");
    const linked = await readFile(path, "utf8").catch(() => "");
    return linked.trim() === settings.projectRef ? [] : ["the link"];
  },
  async run({ supabase, settings }) {
    await supabase.run(["link", "--project-ref", settings.projectRef]);
    return "linked";
  },
};
