import { type ProjectKeys, UsageError } from "../project.ts";
import { callSql } from "./call-sql.ts";

/**
 * `npm run operator -- telephone [on|off]`: whether people can prove their telephones, which needs a provider of text
 * messages at Auth.
 * @throws UsageError
 */
export async function telephone(
  [wish, ...others]: string[],
  project: ProjectKeys,
  print: (text: string) => void,
): Promise<void> {
  if (others.length > 0 || !["on", "off", undefined].includes(wish))
    throw new UsageError("npm run operator -- telephone [on|off]");
  const isOffered = await (wish === undefined
    ? callSql<boolean>(project, "telephone_rule")
    : callSql<boolean>(project, "set_telephone_rule", { p_offered: wish === "on" }));
  print(
    isOffered
      ? "on: people can prove their telephones, if Auth sends text messages"
      : "off: nothing about telephones is shown",
  );
}
