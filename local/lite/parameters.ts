import type { PGlite } from "@electric-sql/pglite";

/**
 * PGlite sends whatever its serializers return; for anything but text it breaks off in the middle
 * of a message, which corrupts the next one too. API callers decide what arrives here, so every
 * value becomes text and Postgres rejects it if need be.
 */
export function hardenSerializers(driver: PGlite): void {
  for (const [type, serialize] of Object.entries(driver.serializers)) {
    driver.serializers[type] = (value) => {
      try {
        const text: unknown = serialize(value);
        if (typeof text === "string") return text;
      } catch {
        // The text is no value of this type, so it is left for Postgres to reject.
      }
      return typeof value === "object" ? JSON.stringify(value) : String(value);
    };
  }
}
