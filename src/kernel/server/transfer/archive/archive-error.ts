type ArchiveFault =
  | 'not-an-archive'
  | 'other-format'
  | 'wrong-key'
  | 'damaged'
  | 'newer-version'
  | 'missing-files'

/** Why an archive was not taken; nothing was changed then. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
  readonly fault: ArchiveFault

  constructor(fault: ArchiveFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.fault = fault
  }
}

export function damaged(why: string, cause?: unknown): ArchiveError {
  return new ArchiveError('damaged', `The archive is cut off or was changed: ${why}.`, cause)
}
