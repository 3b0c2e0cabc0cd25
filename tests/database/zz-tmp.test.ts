import { it } from "vitest";
import { createDatabase } from "../support/database.ts";
it("times", async () => {
  const db = await createDatabase({ connections: 1 });
  const t = async (name: string, sql: string) => {
    const a = performance.now();
    await db.query(sql);
    console.log(name, Math.round(performance.now() - a));
  };
  await t("county", "select count(private.county_at('CO', 39.5 + n / 10000.0, -105.2)) from generate_series(1,2000) n");
  await t("tsv", "select count(to_tsvector('english', 'With a garage ' || n || repeat(' A quiet street, close to schools and shops.', 8))) from generate_series(1,2000) n");
  await db.close();
}, 100000);
