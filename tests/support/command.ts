import type { Command } from "../../deploy/command.ts";

/**
 * Runs a command in this process: the start of another one costs more than most commands do. @param env read again for
 * each run.
 */
export function runner(command: Command, env: () => NodeJS.ProcessEnv) {
  return async (...args: string[]) => {
    const said = { stdout: "", stderr: "" };
    const code = await command(args, {
      env: env(),
      print: (text) => {
        said.stdout += `${text}\n`;
      },
      complain: (text) => {
        said.stderr += `${text}\n`;
      },
    });
    return { code, ...said };
  };
}
