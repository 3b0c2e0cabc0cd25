import { spawn } from "node:child_process";
import { ROOT, runHere } from "./command.ts";
import { deploy } from "./deploy.ts";
import type { Deployment } from "./step.ts";

const execute: Deployment["execute"] = (command, args, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: "inherit",
      // On Windows, npm is a script.
      shell: process.platform === "win32",
    });
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });

await runHere((args, world) => deploy(args, { ...world, root: ROOT, execute }));
