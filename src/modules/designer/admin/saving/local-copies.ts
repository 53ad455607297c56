import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { BlockChanges } from '../../contract.ts'
import { SentBlock } from '../../merge/sent-blocks.ts'

/** What was not stored when a window closed, kept by this browser. */
const LocalCopy = z.object({
  at: z.iso.datetime(),
  /** On top of what the server had, so far as that was known. */
  changes: BlockChanges,
  /** What was on its way to the server: nobody knows whether it arrived. */
  sent: z.array(SentBlock),
})
type LocalCopy = z.infer<typeof LocalCopy>
export type KeptCopy = LocalCopy & { readonly key: string }

const PREFIX = 'kontor.design.'
const KEPT_DAYS = 30

/** The copies of one person of one page. Every window writes its own, and none that it found. */
export class LocalCopies {
  readonly #place: string
  readonly #own: string

  constructor(place: string) {
    this.#place = `${PREFIX}${place}.`
    this.#own = `${this.#place}${uuidv7()}`
  }

  /** Says that this window is open, for as long as it is; answers with how to end that. */
  hold(): () => void {
    const ends = new AbortController()
    const isOver = new Promise((resolve) => ends.signal.addEventListener('abort', resolve))
    void navigator.locks?.request(this.#own, () => isOver)
    return () => ends.abort()
  }

  keep(copy: Omit<LocalCopy, 'at'>): void {
    const at = new Date().toISOString()
    // A full or forbidden store: the draft on the server is what counts, the copy only helps.
    quietly(() => localStorage.setItem(this.#own, JSON.stringify({ ...copy, at })))
  }

  drop(key = this.#own): void {
    quietly(() => localStorage.removeItem(key))
  }

  /** What windows left behind that are gone, the newest first. */
  async left(): Promise<KeptCopy[]> {
    dropOld()
    const { held = [] } = (await navigator.locks?.query()) ?? {}
    const open = new Set([this.#own, ...held.map(({ name }) => name)])
    return keysFrom(this.#place)
      .filter((key) => !open.has(key))
      .flatMap((key) => readCopy(key) ?? [])
      .sort((one, other) => other.at.localeCompare(one.at))
  }
}

function dropOld(): void {
  const oldest = new Date(Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString()
  for (const key of keysFrom(PREFIX)) {
    const copy = readCopy(key)
    if (!copy || copy.at < oldest) quietly(() => localStorage.removeItem(key))
  }
}

function keysFrom(start: string): string[] {
  return quietly(() => Object.keys(localStorage).filter((key) => key.startsWith(start))) ?? []
}

/** Undefined for what someone else wrote there. */
function readCopy(key: string): KeptCopy | undefined {
  const read = quietly((): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'))
  const { data } = LocalCopy.safeParse(read)
  return data && { ...data, key }
}

/** Without a store there are no copies, and nobody is told: saving goes on without them. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
