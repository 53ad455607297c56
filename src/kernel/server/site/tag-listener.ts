import pg from 'pg'
import type { Logger } from 'pino'
import type { DatabaseTarget } from '../database.ts'
import type { PageCache } from './page-cache.ts'
import { readTags, TAG_CHANNEL } from './tag-channel.ts'

const FIRST_WAIT = 200
const LONGEST_WAIT = 5000
/** A connection that was cut silently is noticed by this beat. */
const BEAT = 15_000

type Parts = {
  target: DatabaseTarget
  cache: PageCache
  log: Logger
  /** Renews what pages are made of besides rows, e.g. the configuration; no tags means: all of it. */
  onTags?(tags: readonly string[]): Promise<void>
}

/**
 * Hears on a connection of its own which tags other instances touched. It never throws: while the
 * database is away it keeps trying, and clears the whole cache once it hears again.
 * @example const tags = listenForTags({ target, cache, log }); await tags.ready; await tags.stop()
 */
export function listenForTags(parts: Parts): TagListener {
  return new TagListener(parts)
}

export class TagListener {
  /** Settles once the first attempt to connect has ended, well or not. */
  readonly ready: Promise<void>
  readonly #parts: Parts
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #wait = FIRST_WAIT
  #isStopped = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.ready = this.#connect()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    const last = this.#client
    this.#client = undefined
    await last?.end().catch(() => undefined)
  }

  async #connect(): Promise<void> {
    const client = this.#open()
    try {
      await client.connect()
      await client.query(`listen ${TAG_CHANNEL}`)
      await this.#parts.onTags?.([])
      // What was said while nobody listened is not known, so nothing older may stay.
      this.#parts.cache.clear()
      this.#wait = FIRST_WAIT
      this.#beatLater(client)
    } catch (error) {
      this.#lost(client, error)
    }
  }

  #open(): pg.Client {
    const client = new pg.Client({
      ...this.#parts.target,
      application_name: 'kontor tags',
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
    })
    client.on('error', (error) => this.#lost(client, error))
    client.on('end', () => this.#lost(client, undefined))
    client.on('notification', ({ payload }) => void this.#hear(client, payload))
    this.#client = client
    return client
  }

  /** Dropped at once, and again after the renewal: a page made in between from old values goes too. */
  async #hear(client: pg.Client, payload: string | undefined): Promise<void> {
    const { cache, onTags } = this.#parts
    const tags = readTags(payload)
    const drop = () => (tags ? cache.drop(tags) : cache.clear())
    drop()
    if (!onTags) return
    try {
      await onTags(tags ?? [])
      drop()
    } catch (error) {
      this.#lost(client, error)
    }
  }

  #beatLater(client: pg.Client): void {
    if (this.#client !== client) return
    this.#timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.#beatLater(client),
        (error) => this.#lost(client, error),
      )
    }, BEAT)
  }

  #lost(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return
    this.#client = undefined
    clearTimeout(this.#timer)
    client.end().catch(() => undefined)
    if (this.#isStopped) return
    this.#parts.log.warn({ err: error, wait: this.#wait }, 'not hearing of changed pages')
    this.#timer = setTimeout(() => void this.#connect(), this.#wait)
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }
}
