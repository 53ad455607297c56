import { sql } from 'kysely'
import type { Label } from '#kernel/i18n/messages.ts'
import type { ImportOptions, Planned, RowToPlan } from '#kernel/server/imports/declaration.ts'
import { addressHash } from '../../server/address-hash.ts'
import type { Db, SubscriberChange } from '../../server/tables.ts'
import { readKnown, SubscriberRest, SubscriberValues } from './subscriber-values.ts'

const WORDS = {
  basis: {
    de: 'Bitte sagen Sie oben, worauf die Einwilligung beruht.',
    en: 'Please say above what the consent is based on.',
  },
  proof: {
    de: 'Es fehlt ein Beleg: wann bestätigt wurde, oder wodurch.',
    en: 'Proof is missing: when it was confirmed, or how.',
  },
  left: {
    de: 'Hat sich abgemeldet oder ist gesperrt. Nur die Person selbst kann sich wieder anmelden.',
    en: 'Has unsubscribed or is blocked. Only the person themselves can subscribe again.',
  },
  source: {
    de: 'Laut der Datei abgemeldet, unbestätigt, gesperrt oder nicht zustellbar, oder sie sagt nichts Klares.',
    en: 'Unsubscribed, unconfirmed, blocked or not deliverable according to the file, or it says nothing clear.',
  },
  list: {
    de: 'Diese Liste gibt es nicht. Bitte legen Sie sie zuerst an.',
    en: 'There is no such list. Please create it first.',
  },
  known: {
    de: 'Gibt es schon: dieselbe E-Mail-Adresse.',
    en: 'Already there: the same email address.',
  },
} satisfies Record<string, Label>

/** What other programs call those who get mails; whatever else a file says is no consent. */
const STAYS =
  /^(subscribed|enabled|active|confirmed|opted[- ]?in|(double )?opt-?in|angemeldet|abonniert|aktiv|bestätigt)$/i

/** How a column that says whether somebody left denies it. */
const DENIES = /^(no|false|0|-|n\/a|none|null|nein|falsch)$/i

/** A day, however it is written: some programs only say 'yes' or 'no' there, which proves nothing. */
const DAY = /\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/

type Cells = {
  email?: string | null
  first_name?: string | null
  last_name?: string | null
  name?: string | null
  lang?: 'de' | 'en' | null
  tags?: string[] | null
  lists?: string[] | null
  status?: string | null
  list_status?: string | null
  unsubscribed_at?: string | null
  cleaned_at?: string | null
  blocked?: string | null
  confirmed_at?: string | null
  confirmed_ip?: string | null
  proof?: string | null
}
type Row = RowToPlan<Cells>
type List = { id: string; name: string; in_signup: boolean }

/** New, or known by the address and given more lists; refused where nothing proves it. */
export async function planSubscribers(
  { db, scope }: SubscriberChange,
  rows: readonly Row[],
  options: ImportOptions,
): Promise<Planned[]> {
  const hashes = rows.map(({ values }) => addressHash(scope.secret, values.email ?? ''))
  const stored = await readKnown(db, { hashes })
  const known = new Map(stored.map((one) => [one.hash.toString('hex'), one]))
  const left = await suppressed(db, hashes)
  const lists = await db
    .selectFrom('newsletter_lists')
    .select(['id', 'name', 'in_signup'])
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .limit(500)
    .execute()
  const basis = options.documented ? 'documented' : options.customers ? 'customer' : null
  return rows.map(({ values, earlier: [former], newId }, place) => {
    const key = hashes[place]?.toString('hex') ?? ''
    const found = former
      ? {
          id: former.id,
          values: SubscriberValues.parse(former.after),
          added: SubscriberRest.parse(former.rest).added,
        }
      : known.get(key)
    const wanted = listsOf(values, lists)
    const fault = faultOf(values, { basis, wanted, left: left.get(key) ?? [] })
    if (fault || !basis || !wanted) return { refused: fault ?? WORDS.basis }
    return planOne(values, { found, wanted, basis, newId })
  })
}

/** By the hash of the address: the lists it left, or null for all of them. */
async function suppressed(db: Db, hashes: readonly Buffer[]) {
  const { rows } = await sql<{ hash: Buffer; list_id: string | null }>`
    select address_hash as hash, list_id from newsletter_suppressions
    where address_hash = any(${[...hashes]}::bytea[])`.execute(db)
  const left = new Map<string, (string | null)[]>()
  for (const { hash, list_id } of rows) {
    const key = hash.toString('hex')
    left.set(key, [...(left.get(key) ?? []), list_id])
  }
  return left
}

/** The lists a row names, else those of the sign-up form; undefined when one is unknown. */
function listsOf({ lists: named }: Cells, all: readonly List[]): List[] | undefined {
  if (!named || named.length === 0) return all.filter(({ in_signup }) => in_signup)
  const found = named.map((name) => all.find((list) => folded(list.name) === folded(name)))
  return found.every((list) => list !== undefined) ? found : undefined
}

type Judged = {
  basis: SubscriberRest['basis'] | null
  wanted: readonly List[] | undefined
  left: readonly (string | null)[]
}

function faultOf(values: Cells, { basis, wanted, left }: Judged): Label | undefined {
  if (hasLeft(values)) return WORDS.source
  if (!wanted || wanted.length === 0) return WORDS.list
  if (left.includes(null) || wanted.some(({ id }) => left.includes(id))) return WORDS.left
  if (!basis) return WORDS.basis
  const isDated = basis === 'documented' && DAY.test(values.confirmed_at ?? '')
  return values.proof || isDated ? undefined : WORDS.proof
}

/** According to the file: by a state that is not known as good, or by a column about leaving. */
function hasLeft({ status, list_status, unsubscribed_at, cleaned_at, blocked }: Cells): boolean {
  const states = [status, list_status].filter((state) => state !== undefined)
  const leavings = [unsubscribed_at, cleaned_at, blocked].filter((cell) => cell != null)
  return (
    states.some((state) => !STAYS.test(state ?? '')) || leavings.some((cell) => !DENIES.test(cell))
  )
}

type Planning = {
  /** `added`: what rows before this one bring, which are stored together with it. */
  found: { id: string; values: SubscriberValues; added?: SubscriberRest['added'] } | undefined
  wanted: readonly List[]
  basis: SubscriberRest['basis']
  newId: Row['newId']
}

function planOne(cells: Cells, { found, wanted, basis, newId }: Planning): Planned {
  const before = found?.values ?? null
  const has = before?.lists ?? []
  const added = wanted.filter(({ name }) => !has.includes(name))
  const [first, last] = namesOf(cells)
  const after: SubscriberValues = {
    email: before?.email ?? (cells.email ?? '').trim(),
    first_name: before?.first_name || first,
    last_name: before?.last_name || last,
    lang: before?.lang ?? cells.lang ?? 'de',
    tags: [...new Set([...(before?.tags ?? []), ...(cells.tags ?? [])])].slice(0, 50),
    lists: [...has, ...added.map(({ name }) => name)].toSorted(),
  }
  const facts = {
    basis,
    proof: cells.proof ?? '',
    given_at: cells.confirmed_at ?? '',
    ip: cells.confirmed_ip ?? '',
  }
  const fresh = added.map(({ id, name }) => ({ id, name, facts }))
  const rest: SubscriberRest = { added: [...(found?.added ?? []), ...fresh], basis }
  const reason = before ? { reason: WORDS.known } : {}
  return { id: found?.id ?? newId(), before, after, rest, ...reason }
}

/** listmonk has one name; the last word of it is the surname. */
function namesOf({ first_name, last_name, name }: Cells): [string, string] {
  if (first_name || last_name || !name) return [first_name ?? '', last_name ?? '']
  const words = name.split(' ')
  return [words.slice(0, -1).join(' ').slice(0, 100), (words.at(-1) ?? '').slice(0, 100)]
}

function folded(name: string): string {
  return name.trim().toLowerCase()
}
