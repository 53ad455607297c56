type PostgresErrorCode =
  | 'unsupported-platform'
  | 'binaries-missing'
  | 'binaries-unusable'
  | 'no-os-user'
  | 'not-owner'
  | 'not-writable'
  | 'unreachable-folder'
  | 'network-filesystem'
  | 'disk-full'
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

/**
 * Says in plain words what keeps the embedded database from working and what to do about it.
 *
 * @example throw new PostgresError('disk-full', 'Only 80 MB are free in /data. Free some space …')
 */
export class PostgresError extends Error {
  override name = 'PostgresError'
  readonly code: PostgresErrorCode

  constructor(code: PostgresErrorCode, message: string, cause?: unknown) {
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
