import type { Label } from '#kernel/i18n/messages.ts'

/** Why an outgoing connection was not made; `reason` is for programs, the text for people. */
export class EgressError extends Error {
  readonly reason: 'host' | 'port' | 'address' | 'unresolved' | 'silent'
  readonly text: Label

  constructor(reason: EgressError['reason'], text: Label) {
    super(text.en)
    this.name = 'EgressError'
    this.reason = reason
    this.text = text
  }
}

/** Our own refusal behind a failed connection; undefined when the other side failed. */
export function refusalOf(error: unknown): Label | undefined {
  if (error instanceof EgressError) return error.text
  return error instanceof Error && error.cause ? refusalOf(error.cause) : undefined
}
