/** What a failed call carries: the server's message and code, never a guess. */
export class CallError extends Error {
  readonly code: string
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  /** The rest of the reply, e.g. `current` beside a stale version. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(failure: {
    message?: string
    code?: string
    status: number
    fields?: Record<string, string>
    details?: Record<string, unknown>
  }) {
    super(failure.message ?? 'Unknown error')
    this.name = 'CallError'
    this.code = failure.code ?? 'unknown'
    this.status = failure.status
    this.fields = failure.fields ?? {}
    this.details = failure.details ?? {}
  }
}
