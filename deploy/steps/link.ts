import type { Step } from "../step.ts";

/**
 * Every other step names the project itself. The link checks the login and the project first, and
 * lets later commands, such as `supabase db push --remote`, find it.
 */
export const link: Step = {
  name: "link",
  plan: ({ projectRef }) => [`Link this folder to the project ${projectRef}.`],
  async run({ supabase, settings }) {
    await supabase.run(["link", "--project-ref", settings.projectRef]);
    return "linked";
  },
};
