const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether Postgres reads it as a uuid in the usual form, of any version. */
export function isUuid(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}
