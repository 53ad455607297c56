import pg from 'pg'
import type { Logger } from 'pino'
import type { DatabaseTarget } from '#platform/postgres/setting.ts'
import { LIVE_CHANNEL } from '../../live/live-news.ts'
import { SESSION_CHANNEL, type SessionMemory } from '../../sessions/session-memory.ts'
import type { PageCache } from './page-cache.ts'
import { type Announcement, type Mark, readPayload, TAG_CHANNEL } from './tag-channel.ts'
import { readMark } from './withdrawal-mark.ts'

/** SQLSTATE of a server that ends a session because it ends itself, or an administrator does. */
const GOODBYE = ['57P01', '57P02']

/** Nobody listens at the address, or the server itself says that it is starting or stopping. */
const GONE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', '57P03']

/** Short: until it hears again, visitors wait for pages that changed. */
const FIRST_WAIT = 50
const LONGEST_WAIT = 500
const GROWTH = 1.5
const RENEWAL_WAIT = 200
/** A connection that was cut silently is noticed by this beat. */
const BEAT = 15_000

type Parts = {
  target: DatabaseTarget
  cache: PageCache
  /** Hears on the same connection whose sessions changed. */
  sessions?: SessionMemory
  log: Logger
  /** Hears on the same connection what open streams should say. */
  live?: { hear(payload: string | undefined): void }
  /** Renews what pages are made of besides rows, e.g. the configuration; no tags means: all of it. */
  onTags?(tags: readonly string[]): Promise<void>
}

/**
 * Hears on a connection of its own which tags other instances touched. It never throws: while the
 * database is away it keeps trying, and until it hears again no page counts as fresh.
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
  #wait = 0
  #isStopped = false
  #isListening = false
  /** Nothing was taken back unheard: we listened until the server itself ended, and it is gone. */
  #hasHeardAll = false
  /** The last withdrawal we know of. */
  #mark: string | null | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    parts.cache.suspend('unsure')
    this.ready = this.#connect()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    const last = this.#client
    this.#client = undefined
    this.#parts.sessions?.deafen()
    await last?.end().catch(() => undefined)
  }

  async #connect(): Promise<void> {
    const client = this.#open()
    try {
      await client.connect()
      await client.query(`listen ${TAG_CHANNEL}; listen ${SESSION_CHANNEL}; listen ${LIVE_CHANNEL}`)
      this.#compare(client, await readMark(client))
    } catch (error) {
      return this.#lost(client, error)
    }
    await this.#renew(client, [])
  }

  #open(): pg.Client {
    const client = new pg.Client({
      ...this.#parts.target,
      application_name: 'kontor tags',
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
    })
    // A server that ends at once takes leave with a warning and then breaks off.
    let leave: unknown
    client.on('notice', (notice) => {
      if (isGoodbye(notice)) leave = notice
    })
    // An end that nobody asked for is told as an error too; `end` itself would not say why.
    client.on('error', (error) => this.#lost(client, leave ?? error))
    client.on('notification', ({ channel, payload }) => {
      if (channel === TAG_CHANNEL) void this.#hear(client, payload)
      else if (this.#client !== client) return
      else if (channel === LIVE_CHANNEL) this.#parts.live?.hear(payload)
      else this.#parts.sessions?.forget(payload)
    })
    this.#client = client
    return client
  }

  /** Whether something was taken back while nobody listened; then nothing older may ever be shown. */
  #compare(client: pg.Client, mark: string | null): void {
    if (this.#client !== client) return
    const { cache } = this.#parts
    if (this.#mark !== mark) cache.clear()
    this.#mark = mark
    this.#isListening = true
    this.#wait = 0
    cache.suspend('hears')
    // Notifications come before the end of a query that was sent after them.
    this.#parts.sessions?.listen(() => this.#beat(client))
    this.#beatLater(client)
  }

  /** Dropped at once, and again after the renewal: a page made in between from old values goes too. */
  async #hear(client: pg.Client, payload: string | undefined): Promise<void> {
    if (this.#client !== client) return
    const said = readPayload(payload)
    if (said?.mark) this.#follow(said.mark)
    this.#drop(said)
    if (!this.#parts.onTags) return
    if (await this.#renew(client, said?.tags ?? [])) this.#drop(said)
  }

  #drop(said: Announcement | undefined): void {
    const { cache } = this.#parts
    if (!said) cache.clear()
    else if (said.kind === 'changed') cache.refresh(said.tags)
    else cache.drop(said.tags)
  }

  /** Before the marks were compared, an announcement may come early and be part of them already. */
  #follow({ before, now }: Mark): void {
    if (this.#mark !== before && this.#mark !== now) this.#parts.cache.clear()
    this.#mark = now
  }

  /** While this fails, withdrawals are heard all the same, but no page counts as fresh. */
  async #renew(client: pg.Client, tags: readonly string[]): Promise<boolean> {
    const { cache, log, onTags } = this.#parts
    try {
      await onTags?.(tags)
      if (this.#client !== client) return false
      if (tags.length === 0) cache.resume()
      return true
    } catch (error) {
      if (this.#client !== client) return false
      log.warn({ err: error }, 'changed pages wait for a renewal')
      cache.suspend('hears')
      setTimeout(
        () => this.#client === client && void this.#renew(client, []),
        RENEWAL_WAIT,
      ).unref()
      return false
    }
  }

  #beatLater(client: pg.Client): void {
    if (this.#client !== client) return
    this.#timer = setTimeout(() => {
      this.#beat(client).then(
        () => this.#beatLater(client),
        () => undefined,
      )
    }, BEAT)
  }

  async #beat(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1')
    } catch (error) {
      this.#lost(client, error)
      throw error
    }
  }

  #lost(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return
    this.#client = undefined
    clearTimeout(this.#timer)
    client.end().catch(() => undefined)
    const { cache, log, sessions } = this.#parts
    sessions?.deafen()
    if (this.#isStopped) return
    const wasListening = this.#isListening
    this.#isListening = false
    this.#hasHeardAll = wasListening ? isGoodbye(error) : this.#hasHeardAll && isGone(error)
    cache.suspend(this.#hasHeardAll && !wasListening ? 'away' : 'unsure')
    log.warn({ err: error, wait: this.#wait }, 'not hearing of changed pages')
    this.#timer = setTimeout(() => void this.#connect(), this.#wait)
    this.#wait = Math.min(Math.max(this.#wait * GROWTH, FIRST_WAIT), LONGEST_WAIT)
  }
}

/**
 * Whether the server took leave on the connection. A connection that just breaks proves nothing: a
 * proxy or the network may be at fault, while others go on with the database.
 */
function isGoodbye(error: unknown): boolean {
  return GOODBYE.includes(codeOf(error))
}

/** Whether an attempt to connect was turned away because no server runs; silence proves nothing. */
function isGone(error: unknown): boolean {
  if (GONE.includes(codeOf(error))) return true
  return error instanceof Error && error.message === 'Connection terminated unexpectedly'
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : ''
}
