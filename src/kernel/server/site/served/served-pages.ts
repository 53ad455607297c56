import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '../../context.ts'

/** What somebody looked for on a page of results, and how much there was. */
export type Searched = { typed: string; found: number }

/** What a page is called in statistics. */
export type CountedPage = {
  path: string
  isMissing: boolean
  searched?: Searched
  /** What a document of its own showed. */
  thing?: string
}

/** Done besides looking at a page: a file taken along, a link out of the website or in a block followed. */
export type ServedAction = { kind: 'download' | 'click' | 'block'; value: string }

/** In whole cents. */
export type Worth = { cents: number; currency: string }

/**
 * A page that went out, or one that a script showed after it was fetched ahead; with `did`, what
 * somebody did there, which is no view of it.
 */
export type ServedPage = CountedPage & {
  at: number
  /** As it came, without the question mark. */
  query: string
  headers: IncomingHttpHeaders
  /** The other end of the connection: a proxy, where there is one. */
  remote: string
  /** A script says so, so the request itself was for no document. */
  isShown?: true
  did?: ServedAction
  /** What was brought in by what somebody sent here, and no view either. */
  worth?: Worth
  /** A picture in a mail was drawn: what its address ends with. No view either. */
  pixel?: readonly string[]
}

/** About a second of what one process can count; more is no visit but a flood. */
const CAPACITY = 4096

/**
 * Pages that went out and were not looked at yet. Answering a page may do no more than put it here;
 * when there is no room it is dropped, and only their number is known.
 */
export class ServedPages {
  /** Whether anybody wants to know. */
  isWanted = false
  /** What a page is called whose address a script tells; set once the site is put together. */
  nameOf: (context: Context<never>, path: string) => Promise<string | undefined> = async () =>
    undefined
  /** Whether a page as everybody gets it holds these words; set once the site is put together. */
  holds: (page: { host: string | undefined; path: string }, words: string) => boolean = () => false
  /** Hands over what waits; set by the delivery. */
  flush: () => Promise<void> = async () => undefined
  #waiting: ServedPage[] = []
  #dropped = 0
  readonly #capacity: number

  constructor(capacity = CAPACITY) {
    this.#capacity = capacity
  }

  push(page: ServedPage): void {
    if (!this.isWanted) return
    if (this.#waiting.length < this.#capacity) this.#waiting.push(page)
    else this.#dropped += 1
  }

  take(): { pages: readonly ServedPage[]; dropped: number } {
    const taken = { pages: this.#waiting, dropped: this.#dropped }
    this.#waiting = []
    this.#dropped = 0
    return taken
  }
}
