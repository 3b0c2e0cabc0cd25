import { runDoctor } from "./command.ts";

process.exitCode = await runDoctor(process.argv.slice(2), {
  env: process.env,
  print: console.log,
  complain: console.error,
});
