/**
 * What must not be lost when an older state is put back, e.g. that somebody unsubscribed since. The
 * statements run inside the transaction of the restore.
 */
export type CarryOver = {
  /** While the rows of now still stand: keeps what is needed in temporary tables. */
  save: readonly string[]
  /** Once the older rows stand, all keys and triggers in force. */
  apply: readonly string[]
}
