import { fileURLToPath } from "node:url";
import { loadEnv, type Plugin } from "vite";
import { addressOf } from "../lib/placeholders.ts";
import { hostOf } from "./hosts.ts";

/**
 * Where the build reads what is public, as constants: code for what a build doesn't have is left out of it. Hosts with an
 * edge answer it, unless the team switches that off.
 */
export function publicReads(): Plugin {
  return {
    name: "public-reads",
    config(_config, { mode, command }) {
      const given = loadEnv(mode, fileURLToPath(new URL("../..", import.meta.url)), "VITE_");
      const hasEdge =
        command === "build" && hostOf(process.env) && given.VITE_EDGE_READS !== "none";
      return {
        define: {
          "import.meta.env.VITE_EDGE_READS": JSON.stringify(hasEdge ? "on" : ""),
          "import.meta.env.VITE_SUPABASE_READ_URL": JSON.stringify(
            addressOf(given.VITE_SUPABASE_READ_URL) ?? "",
          ),
        },
      };
    },
  };
}
