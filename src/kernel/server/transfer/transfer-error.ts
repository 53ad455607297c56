type TransferErrorCode =
  | 'exists'
  | 'damaged'
  | 'other-version'
  | 'other-schema'
  | 'not-empty'
  | 'busy'
  | 'secret'
  | 'no-space'
  | 'no-scratch'

/**
 * Says in one sentence why data was not written or not taken over; nothing was changed then.
 *
 * @example throw new TransferError('exists', '/backups/montag gibt es schon.')
 */
export class TransferError extends Error {
  override name = 'TransferError'
  readonly code: TransferErrorCode

  constructor(code: TransferErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}
