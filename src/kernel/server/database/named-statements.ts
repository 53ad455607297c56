import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import type pg from 'pg'

const ANEW = '/* plan anew */'

/**
 * Begins a statement whose best plan depends on what is asked for, e.g. a page of a list with filters:
 * it is planned with its values every time. Without any it is named even so: nothing can differ.
 */
export const PLAN_ANEW = sql.raw(ANEW)

/**
 * Which index such a statement means follows from its values: PostgreSQL refuses it as soon as it makes
 * one plan for all values.
 */
const MEETS_PARTIAL_INDEX = ') where '
const CONFLICT = ' on conflict ('

/** A statement with more is a list of some length, and each length would be another statement. */
const MOST_PARAMETERS = 40
/** How many texts are remembered in order to recognise those that come again. */
const MOST_KNOWN = 1000
/** Each holds a plan in the memory of its server process. */
const MOST_PER_CONNECTION = 100
/** After so many statements that were not there any more, none is named. */
const MOST_LOSSES = 3

/**
 * A pool whose statements have names from their second run on: PostgreSQL then parses them once per
 * connection and plans them a few times, instead of anew with every call (decision 020).
 */
export function namingPool(pool: pg.Pool): PostgresPool {
  const statements = new Statements()
  const wrapped = new WeakMap<pg.PoolClient, NamingClient>()
  return {
    connect: async () => {
      const client = await pool.connect()
      const known = wrapped.get(client) ?? new NamingClient(client, statements)
      wrapped.set(client, known)
      return known as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

/** The names in use by this process. */
class Statements {
  readonly #names = new Map<string, string | undefined>()
  #last = 0
  #losses = 0

  /** Undefined for what was never seen before: most texts that are rare are seen once only. */
  nameOf(text: string, parameters: number): string | undefined {
    if (this.#losses > MOST_LOSSES || parameters > MOST_PARAMETERS) return undefined
    if (text.startsWith(ANEW) ? parameters > 0 : parameters === 0) return undefined
    if (meetsPartialIndex(text)) return undefined
    const isKnown = this.#names.has(text)
    const name = this.#names.get(text) ?? (isKnown ? this.#nextName() : undefined)
    // Taken out and put in again: what was not used longest stands first.
    this.#names.delete(text)
    this.#names.set(text, name)
    if (this.#names.size > MOST_KNOWN) this.#forgetOldest()
    return name
  }

  /** The tables have changed: whatever was prepared gets another name, so it is prepared anew. */
  renew(): void {
    this.#names.clear()
  }

  /** Again and again: someone between us and the server does not keep what belongs to a connection. */
  lose(): void {
    this.#losses += 1
    this.renew()
  }

  #nextName(): string {
    this.#last += 1
    return `kontor_${this.#last}`
  }

  #forgetOldest(): void {
    const oldest = this.#names.keys().next()
    if (!oldest.done) this.#names.delete(oldest.value)
  }
}

function meetsPartialIndex(text: string): boolean {
  const at = text.indexOf(CONFLICT)
  if (at === -1) return false
  return text.startsWith(MEETS_PARTIAL_INDEX, text.indexOf(')', at))
}

class NamingClient {
  readonly #client: pg.PoolClient
  readonly #statements: Statements
  readonly #prepared = new Set<string>()

  constructor(client: pg.PoolClient, statements: Statements) {
    this.#client = client
    this.#statements = statements
  }

  /** Kysely cancels by it. */
  get processID(): unknown {
    return 'processID' in this.#client ? this.#client.processID : undefined
  }

  async query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const name = this.#statements.nameOf(text, values.length)
    if (name === undefined) return this.#client.query(text, [...values])
    this.#prepared.add(name)
    try {
      return await this.#client.query({ name, text, values: [...values] })
    } catch (error) {
      const fault = faultOf(error)
      if (!fault) throw error
      if (fault === 'outdated') this.#statements.renew()
      else this.#statements.lose()
      // Refused before anything was done. Inside a transaction all that came before is lost with it.
      if (this.#client.getTransactionStatus() !== 'I') throw new TryAgain(error)
      return this.#client.query(text, [...values])
    }
  }

  /** One that has prepared very many statements is closed; whoever comes next gets a fresh one. */
  release(isBroken?: boolean): void {
    this.#client.release(isBroken || this.#prepared.size > MOST_PER_CONNECTION)
  }
}

/** 40001 is what PostgreSQL says when a transaction is to be tried again; callers hear 503. */
class TryAgain extends Error {
  readonly code = '40001'

  constructor(cause: unknown) {
    super('A prepared statement is no longer usable', { cause })
    this.name = 'TryAgain'
  }
}

/** 26000: no such statement, 42P05: there is one already; neither happens on a connection of our own. */
const LOST = ['26000', '42P05']

function faultOf(error: unknown): 'outdated' | 'lost' | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (LOST.includes(String(error.code))) return 'lost'
  const isPlan = 'routine' in error && error.routine === 'RevalidateCachedQuery'
  return isPlan ? 'outdated' : undefined
}
