/** Why an outgoing connection was not made; `reason` is for programs, the message for people. */
export class EgressError extends Error {
  readonly reason: 'host' | 'port' | 'address' | 'unresolved'

  constructor(reason: EgressError['reason'], message: string) {
    super(message)
    this.name = 'EgressError'
    this.reason = reason
  }
}
