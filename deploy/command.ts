import { fileURLToPath } from "node:url";

/** The project's root. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The surroundings in which a command of ours runs. */
export type World = {
  env: NodeJS.ProcessEnv;
  print: (text: string) => void;
  complain: (text: string) => void;
};

/** @returns the exit code. */
export type Command = (args: string[], world: World) => Promise<number>;

/** Runs a command as this process's program. */
export async function runHere(command: Command): Promise<void> {
  process.exitCode = await command(process.argv.slice(2), {
    env: process.env,
    print: console.log,
    complain: console.error,
  });
}
