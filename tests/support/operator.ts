import { runOperator } from "../../deploy/operator/command.ts";
import type { Cloud } from "../../local/cloud.ts";
import { runner } from "./command.ts";

/** Runs `npm run operator` against a cloud, which a file may start only before its first test. */
export function operatorOf(cloud: () => Cloud) {
  return runner(runOperator, () => ({
    SUPABASE_URL: cloud().apiUrl,
    SUPABASE_SECRET_KEY: cloud().secretKey,
  }));
}
