import type { PGlite } from "@electric-sql/pglite";

/**
 * PGlite sends what its serializers return, and when that is no text it breaks off in the middle of
 * a message, which spoils the next one too. Callers of the API decide what arrives here, so every
 * value becomes text, and Postgres says what is wrong with it.
 */
export function hardenSerializers(driver: PGlite): void {
  for (const [type, serialize] of Object.entries(driver.serializers)) {
    driver.serializers[type] = (value) => {
      try {
        const text: unknown = serialize(value);
        if (typeof text === "string") return text;
      } catch {
        // Not a value of this type: Postgres shall refuse it.
      }
      return typeof value === "object" ? JSON.stringify(value) : String(value);
    };
  }
}
