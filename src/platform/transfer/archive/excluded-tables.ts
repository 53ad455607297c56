/**
 * What belongs to the running house and not to its content: sessions and counters are empty after a
 * restore, so everyone is signed out.
 */
export const EMPTIED: readonly string[] = [
  'sessions',
  'push_subscriptions',
  'rate_limits',
  'edit_locks',
  'idempotency_keys',
  'storage_removals',
]

/** Holds of the running house stay; a restore itself needs one. */
export const KEPT: readonly string[] = ['storage_holds']

/** Where archives themselves lie when the storage is a bucket: never part of one. */
export const ARCHIVE_FOLDER = 'backups/'
