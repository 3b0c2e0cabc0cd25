/**
 * A check can't be made because of something that another check reports, such as a key that is refused. One broken thing
 * is one finding.
 */
export class NotChecked extends Error {}
