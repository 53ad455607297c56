const KEPT_MS = 30_000
const MAX_KEPT = 1000

type Kept = { estimate: number; until: number }

/**
 * Remembers for half a minute which questions have more answers than a list ever counts. Above that
 * bound the total is an estimate anyway, so counting the same ten thousand rows again would tell
 * nothing new. Totals below the bound are never kept: they stay exact.
 */
export class LargeTotals {
  readonly #kept = new Map<string, Kept>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  isEmpty(): boolean {
    return this.#kept.size === 0
  }

  find(question: string): number | undefined {
    const kept = this.#kept.get(question)
    if (!kept) return undefined
    if (kept.until > this.#now()) return kept.estimate
    this.#kept.delete(question)
    return undefined
  }

  keep(question: string, estimate: number): void {
    this.#kept.delete(question)
    this.#kept.set(question, { estimate, until: this.#now() + KEPT_MS })
    if (this.#kept.size <= MAX_KEPT) return
    const oldest = this.#kept.keys().next()
    if (!oldest.done) this.#kept.delete(oldest.value)
  }
}
