type DatabaseCode =
  | 'unsupported-platform'
  | 'binaries-missing'
  | 'binaries-unusable'
  | 'no-os-user'
  | 'not-owner'
  | 'not-writable'
  | 'unreachable-folder'
  | 'network-filesystem'
  | 'already-running'
  | 'foreign-server'
  | 'wrong-version'
  | 'cluster-missing'
  | 'initdb-failed'
  | 'start-failed'
  | 'start-timeout'
  | 'crash-loop'
  | 'stopped'
  | 'backup-failed'
  | 'backup-invalid'

type TransferCode =
  | 'exists'
  | 'damaged'
  | 'other-version'
  | 'other-schema'
  | 'not-empty'
  | 'busy'
  | 'secret'
  | 'no-space'
  | 'no-scratch'

type ArchiveCode =
  | 'not-an-archive'
  | 'other-format'
  | 'wrong-key'
  | 'archive-damaged'
  | 'newer-version'

type StorageCode = 'not-found' | 'disk-full'

export type PlatformErrorCode = DatabaseCode | TransferCode | ArchiveCode | StorageCode

/**
 * Says in plain words why the database, the storage or a transfer of data did not do its work, and
 * what to do about it. The kernel turns it into an answer for callers (`translate-error.ts`).
 *
 * @example throw new PlatformError('exists', '/backups/montag gibt es schon.')
 */
export class PlatformError extends Error {
  override name = 'PlatformError'
  readonly code: PlatformErrorCode

  constructor(code: PlatformErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}

/** The system's error code (`ENOENT`) or SQLSTATE of something caught, or an empty string. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}

/** The text of something caught. */
export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
