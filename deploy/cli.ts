import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { deploy } from "./deploy.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

process.exitCode = await deploy(process.argv.slice(2), {
  root,
  env: process.env,
  print: console.log,
  execute: (command, args, env) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: "inherit",
        // On Windows, npm is a script.
        shell: process.platform === "win32",
      });
      child.on("error", reject);
      child.on("close", (code) => resolve(code ?? 1));
    }),
});
