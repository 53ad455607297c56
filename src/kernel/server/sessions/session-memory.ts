import type { Identity } from './identify.ts'

/** PostgreSQL channel on which every change of a session or of its owner is announced. */
export const SESSION_CHANNEL = 'kontor_sessions'
/** Everybody: all data was exchanged. */
export const EVERYBODY = '*'

/** What is remembered counts only while everything up to this long ago has been heard. */
const CERTAIN_FOR_MS = 1000
const PROVE_AFTER_MS = 250
/** Read again after this at the latest, whatever was heard. */
const KEPT_MS = 60_000
const MOST_KEPT = 5000

type Entry = { identity: Identity; until: number }

/**
 * Who is signed in, from memory (decision 020). The database announces by triggers whom a change is
 * about. Whoever cannot show that it has heard of everything until a second ago asks the database.
 */
export class SessionMemory {
  readonly #kept = new Map<string, Entry>()
  readonly #now: () => number
  #changes = 0
  /** Resolves once everything announced before it was called has been heard. */
  #prove: (() => Promise<unknown>) | undefined
  #isProving = false
  #onForget: ((userId: string | undefined) => void) | undefined
  #heardUntil = Number.NEGATIVE_INFINITY

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Is told whose sessions changed; `EVERYBODY` or nothing means all of them. */
  onForget(listener: (userId: string | undefined) => void): void {
    this.#onForget = listener
  }

  /** Whether changes are heard at all. */
  isListening(): boolean {
    return this.#prove !== undefined
  }

  /** From now on changes are heard; what was missed before is nobody's business, as nothing is kept. */
  listen(prove: () => Promise<unknown>): void {
    this.forget(EVERYBODY)
    this.#prove = prove
    this.#heardUntil = this.#now()
  }

  deafen(): void {
    this.#prove = undefined
    this.#heardUntil = Number.NEGATIVE_INFINITY
    this.forget(EVERYBODY)
  }

  find(tokenHash: Buffer): Identity | undefined {
    if (!this.#isCertain()) return undefined
    const key = tokenHash.toString('latin1')
    const entry = this.#kept.get(key)
    if (!entry) return undefined
    if (entry.until > this.#now()) return entry.identity
    this.#kept.delete(key)
    return undefined
  }

  /** Ask before reading; what was read is kept only if no change was heard since. */
  moment(): number {
    return this.#changes
  }

  /** Half a sign-in, one with limits or in another's name is rare, and ends by rules of its own. */
  keep(tokenHash: Buffer, identity: Identity, since: number): void {
    const { principal, isPending } = identity
    if (!this.#prove || since !== this.#changes) return
    if (isPending || principal.limited || principal.actedBy) return
    // Many calls share it from now on.
    Object.freeze(principal)
    if (this.#kept.size >= MOST_KEPT) this.#forgetOldest()
    this.#kept.set(tokenHash.toString('latin1'), { identity, until: this.#now() + KEPT_MS })
  }

  /** Forgets the sessions of a person; of everybody if it is not said of whom. */
  forget(userId: string | undefined): void {
    this.#changes += 1
    for (const [key, { identity }] of this.#kept) {
      if (identity.principal.id === userId) this.#kept.delete(key)
    }
    if (!userId || userId === EVERYBODY) this.#kept.clear()
    this.#onForget?.(userId)
  }

  #isCertain(): boolean {
    const age = this.#now() - this.#heardUntil
    if (age > PROVE_AFTER_MS && this.#prove) void this.#renew(this.#prove)
    return age <= CERTAIN_FOR_MS
  }

  async #renew(prove: () => Promise<unknown>): Promise<void> {
    if (this.#isProving) return
    this.#isProving = true
    const asked = this.#now()
    try {
      await prove()
      if (this.#prove === prove) this.#heardUntil = asked
    } catch {
      // The listener has noticed it too, and says so by `deafen`.
    } finally {
      this.#isProving = false
    }
  }

  #forgetOldest(): void {
    const oldest = this.#kept.keys().next()
    if (!oldest.done) this.#kept.delete(oldest.value)
  }
}
