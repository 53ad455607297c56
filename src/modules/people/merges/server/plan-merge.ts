import { MAX_ADDRESSES } from '#modules/auth/accounts/person.ts'
import { peopleFailures } from '../../errors.ts'
import { MAX_CONTACTS, type Person, type PersonContact } from '../../persons/person.ts'
import { fullName } from '../../persons/shown-name.ts'
import type { MovedByMerge } from '../../server/tables.ts'

/** Nothing but links, relations and files goes over. */
export const NOTHING: MovedByMerge = {
  filled: {},
  contacts: [],
  proved: [],
  addresses: [],
  tags: [],
  notes: '',
  links: [],
  relations: [],
  files: [],
}

const MOST_NOTES = 10_000

/** What the one who stays lacks and the other has. A name is one thing: halves are never mixed. */
export function planMerge(from: Person, into: Person): MovedByMerge {
  const hasName = into.first_name !== '' || into.last_name !== ''
  const known = new Set(into.contacts.map(keyOf))
  const proved = new Set(from.contacts.filter(isProved).map(keyOf))
  const places = new Set(into.addresses.map(contentOf))
  return {
    ...NOTHING,
    filled: {
      ...(!hasName && { first_name: from.first_name, last_name: from.last_name }),
      ...(into.title === '' && from.title !== '' && { title: from.title }),
      ...(into.company === '' && from.company !== '' && { company: from.company }),
      ...(into.birthday === null && from.birthday !== null && { birthday: from.birthday }),
    },
    contacts: from.contacts.filter((contact) => !known.has(keyOf(contact))),
    proved: into.contacts.filter((contact) => proved.has(keyOf(contact)) && !isProved(contact)),
    addresses: from.addresses.filter((one) => !places.has(contentOf(one))).map(({ uuid }) => uuid),
    tags: from.tags.filter((tag) => !into.tags.includes(tag)),
    notes: from.notes,
  }
}

/**
 * What staff have written on a candidate. The rest a guest typed: a name and an address, which change
 * nobody.
 */
export function writtenByStaff(from: Person, into: Person): MovedByMerge {
  const planned = planMerge(from, into)
  const { first_name: _, last_name: __, ...filled } = planned.filled
  const contacts = planned.contacts.filter(({ proof }) => proof !== 'typed')
  return { ...planned, filled, contacts, proved: [] }
}

/** What does not fit would be lost for good after thirty days. */
export function fits({ contacts, addresses, notes }: Person, moved: MovedByMerge): boolean {
  const isTooLong = moved.notes !== '' && joined(notes, moved.notes).length > MOST_NOTES
  return (
    !isTooLong &&
    contacts.length + moved.contacts.length <= MAX_CONTACTS &&
    addresses.length + moved.addresses.length <= MAX_ADDRESSES
  )
}

/** The one who stays, with what the other brings; whichever of the two was known, both are. */
export function withMoved(into: Person, from: Person, moved: MovedByMerge): Person {
  if (!fits(into, moved)) throw peopleFailures.tooMany()
  const proved = new Set(moved.proved?.map(keyOf))
  const own = into.contacts.map((contact) =>
    proved.has(keyOf(contact)) ? { ...contact, proof: 'confirmed' as const } : contact,
  )
  const contacts = [...own, ...moved.contacts]
  const brought = from.addresses.filter(({ uuid }) => moved.addresses.includes(uuid))
  const filled = { ...into, ...moved.filled }
  return {
    ...filled,
    name: fullName(filled) || (contacts[0]?.value ?? ''),
    contacts,
    addresses: [...into.addresses, ...brought],
    tags: [...into.tags, ...moved.tags],
    notes: joined(into.notes, moved.notes),
    isCandidate: into.isCandidate && from.isCandidate,
  }
}

/** The same without it: what was changed since the merge stays as it is. */
export function withoutMoved(into: Person, moved: MovedByMerge): Person {
  const { filled } = moved
  const gone = new Set(moved.contacts.map(keyOf))
  const left = <K extends keyof typeof filled>(name: K, empty: Person[K]): Person[K] =>
    filled[name] !== undefined && filled[name] === into[name] ? empty : into[name]
  const contacts = into.contacts
    .filter((contact) => !gone.has(keyOf(contact)))
    .map((contact) => unproved(contact, moved))
  return {
    ...into,
    title: left('title', ''),
    first_name: left('first_name', ''),
    last_name: left('last_name', ''),
    company: left('company', ''),
    birthday: left('birthday', null),
    contacts,
    addresses: into.addresses.filter(({ uuid }) => !moved.addresses.includes(uuid)),
    tags: into.tags.filter((tag) => !moved.tags.includes(tag)),
    notes: withoutEnd(into.notes, moved.notes),
    // Who has proved an address since is known without the other.
    isCandidate: into.isCandidate || (moved.wasCandidate === true && !contacts.some(isProved)),
  }
}

function joined(notes: string, added: string): string {
  return [notes, added].filter(Boolean).join('\n\n')
}

function isProved({ proof }: PersonContact): boolean {
  return proof === 'confirmed' || proof === 'account'
}

/** With the proof it had before the merge, unless its account has proved it since. */
function unproved(contact: PersonContact, { proved = [] }: MovedByMerge): PersonContact {
  const former = proved.find((one) => keyOf(one) === keyOf(contact))
  return former && contact.proof === 'confirmed' ? { ...contact, proof: former.proof } : contact
}

function withoutEnd(notes: string, added: string): string {
  if (added === '' || !notes.endsWith(added)) return notes
  return notes.slice(0, notes.length - added.length).trimEnd()
}

function keyOf({ kind, value }: Pick<PersonContact, 'kind' | 'value'>): string {
  return `${kind === 'mobile' || kind === 'fax' ? 'phone' : kind}:${value.toLowerCase()}`
}

function contentOf({ uuid: _, ...content }: Person['addresses'][number]): string {
  return JSON.stringify(Object.entries(content).toSorted())
}
