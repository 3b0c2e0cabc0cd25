/** Columns of a listing that tell whether it is the user's: row-level security shows home_owners only their own rows. */
export const OWNER_COLUMNS = "user_id, home_owners(id)";

/** Whether the user owns a home, alone or with others. Everybody reads homes that are for sale. */
export function isOwnHome(
  home: { user_id: string; home_owners: { id: string }[] },
  userId: string,
): boolean {
  return home.user_id === userId || home.home_owners.length > 0;
}
