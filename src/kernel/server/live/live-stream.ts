import { Readable } from 'node:stream'
import type { Principal } from '#kernel/access/roles.ts'
import { LIVE_EVENTS } from '#kernel/contract/admin/live-events.ts'

/** What waits for a reader who does not keep up; one further thing and the reader is cut off. */
const MOST_WAITING = 200
const BUFFER_BYTES = 4096

/**
 * One open stream. What it has to say are names of things, each at most once, so that somebody who
 * reads slowly costs a few kilobytes and no more.
 */
export class LiveStream {
  /** What goes over the wire. */
  readonly body: Readable
  readonly tokenHash: Buffer
  principal: Principal
  readonly #waiting = new Set<string>()
  /** The reader has taken what was written before. */
  #isRead = true

  constructor({ tokenHash, principal }: Pick<LiveStream, 'tokenHash' | 'principal'>) {
    this.tokenHash = tokenHash
    this.principal = principal
    this.body = new Readable({ highWaterMark: BUFFER_BYTES, read: () => this.#taken() })
    this.#write(eventOf(LIVE_EVENTS.hello))
  }

  tell(what: string): void {
    this.#waiting.add(what)
    if (this.#waiting.size > MOST_WAITING) this.cut()
    else if (this.#isRead) this.#flush()
  }

  /** Whoever has not taken what was said a whole beat ago is cut off. */
  beat(): void {
    if (this.#isRead) this.#write(eventOf(LIVE_EVENTS.beat))
    else this.cut()
  }

  /** Says that it is over, and ends. */
  end(): void {
    if (this.body.destroyed || this.body.readableEnded) return
    if (this.#isRead) {
      this.body.push(eventOf(LIVE_EVENTS.over))
      this.body.push(null)
    } else this.cut()
  }

  cut(): void {
    this.body.destroy()
  }

  #taken(): void {
    this.#isRead = true
    if (this.#waiting.size > 0) this.#flush()
  }

  #flush(): void {
    const text = [...this.#waiting].map((what) => eventOf(LIVE_EVENTS.changed, what)).join('')
    this.#waiting.clear()
    this.#write(text)
  }

  #write(text: string): void {
    if (this.body.destroyed || this.body.readableEnded) return
    this.#isRead = this.body.push(text)
  }
}

function eventOf(name: string, data = ''): string {
  return `event: ${name}\ndata: ${data}\n\n`
}
