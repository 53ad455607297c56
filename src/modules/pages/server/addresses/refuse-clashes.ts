import { sql } from 'kysely'
import { addressKey } from '#modules/redirects/server/api.ts'
import { pageFailures } from '../../errors.ts'
import type { PageChange } from '../unit-of-work.ts'
import type { Address } from './addresses.ts'
import { isReserved } from './reserved-addresses.ts'

type Question = {
  wanted: readonly Address[]
  known: readonly { key: string; page: string }[]
  /** The pages being placed. */
  ids: readonly string[]
}

const TRIES = 200

/** 409 with the other page's name and a free address, before anything is written. */
export async function refuseClashes(
  change: PageChange,
  { wanted, known, ids }: Question,
): Promise<void> {
  const before = new Set(known.map(({ key, page }) => `${key} ${page}`))
  const fresh = wanted.filter(({ key, page }) => !before.has(`${key} ${page}`))
  if (fresh.length === 0) return
  const types = await typesOf(
    change,
    fresh.map(({ page }) => page),
  )
  const { scope } = change
  for (const address of fresh) {
    const isPlain = types.get(address.page) === 'page'
    if (isPlain && isReserved(scope, address))
      throw pageFailures.addressReserved(await hint(change, address))
  }
  await refuseTwins(change, wanted, new Set(fresh.map(({ key }) => key)))
  const { rows } = await sql<{ key: string; page_id: string }>`
    select key, page_id from page_paths where key = any(${fresh.map(({ key }) => key)}::text[])
      and page_id <> all(${[...ids]}::uuid[]) limit 1`.execute(change.db)
  const [row] = rows
  const address = row && fresh.find(({ key }) => key === row.key)
  if (row && address) throw await taken(change, address, row.page_id)
}

/** The last part of a path with a number behind it, so that nobody has the address yet. */
async function freePart(
  change: PageChange,
  { path, lang }: Pick<Address, 'path' | 'lang'>,
): Promise<string> {
  const at = path.lastIndexOf('/')
  const [above, last] = [path.slice(0, at + 1), path.slice(at + 1) || 'seite']
  const candidates = Array.from({ length: TRIES }, (_, index) => `${last}-${index + 2}`)
  const keys = candidates.map((part) => addressKey(above + part))
  const { rows } = await sql<{ key: string }>`
    select key from page_paths where key = any(${keys}::text[])`.execute(change.db)
  const known = new Set(rows.map((row) => row.key))
  const free = candidates.find((part, index) => {
    const isFree = !known.has(keys[index] ?? '')
    return isFree && !isReserved(change.scope, { path: above + part, lang })
  })
  return free ?? `${last}-${Date.now()}`
}

/** Two pages that are placed together must not end at one address either. */
async function refuseTwins(
  change: PageChange,
  wanted: readonly Address[],
  fresh: ReadonlySet<string>,
) {
  const owners = new Map<string, Address>()
  for (const address of wanted) {
    const other = owners.get(address.key)
    if (other && other.page !== address.page && fresh.has(address.key))
      throw await taken(change, address, other.page)
    owners.set(address.key, address)
  }
}

async function taken(change: PageChange, address: Address, other: string) {
  const row = await change.db
    .selectFrom('page_contents')
    .select('title')
    .where('page_id', '=', other)
    .orderBy('lang')
    .executeTakeFirst()
  const page = { _id: other, title: row?.title ?? '' }
  return pageFailures.addressTaken({ ...(await hint(change, address)), page })
}

async function hint(change: PageChange, address: Address) {
  const { path, lang } = address
  return { address: path, lang, suggestion: await freePart(change, address) }
}

async function typesOf(change: PageChange, ids: readonly string[]) {
  const rows = await change.db
    .selectFrom('pages')
    .select(['id', 'type'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, type }) => [id, type]))
}
