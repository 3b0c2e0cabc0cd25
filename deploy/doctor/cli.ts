import { runHere } from "../command.ts";
import { runDoctor } from "./command.ts";

await runHere(runDoctor);
