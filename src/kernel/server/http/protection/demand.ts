import { pause } from '#platform/wait.ts'

const SLOT_MS = 100
const LOOK_MS = 50
/** A small business sees a few in a second; so many come when a page is talked about, or from a program. */
const MANY_A_SLOT = 20

/** How much is asked of this process just now, so that work that can wait gives way to visitors. */
export class Demand {
  #slot = 0
  #count = 0
  #before = 0

  /** A request came in. */
  note(): void {
    this.#turn()
    this.#count += 1
  }

  /** More come than a calm house sees. */
  isHigh(): boolean {
    this.#turn()
    return Math.max(this.#count, this.#before) > MANY_A_SLOT
  }

  /** Waits while it is high, but no longer than that, and no longer than the work is wanted. */
  async letPass(mostMs: number, signal: AbortSignal): Promise<void> {
    const until = performance.now() + mostMs
    while (this.isHigh() && performance.now() < until && !signal.aborted)
      await pause(LOOK_MS, signal)
  }

  #turn(): void {
    const slot = Math.floor(performance.now() / SLOT_MS)
    if (slot === this.#slot) return
    this.#before = slot === this.#slot + 1 ? this.#count : 0
    this.#count = 0
    this.#slot = slot
  }
}
