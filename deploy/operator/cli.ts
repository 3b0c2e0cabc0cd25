import { runHere } from "../command.ts";
import { runOperator } from "./command.ts";

await runHere(runOperator);
