import { MAX_ADDRESSES } from '#modules/auth/accounts/person.ts'
import { MAX_CONTACTS } from '../../persons/person.ts'
import { plain } from '../../persons/shown-name.ts'
import { isSamePlace } from './cells/address-cells.ts'
import type { PersonDraft } from './person-draft.ts'
import type { PersonValues } from './person-values.ts'

const MOST_TAGS = 50
const MOST_NOTES = 10_000

type NewId = () => string

/** A new person of a row; what staff import, staff vouch for. */
export function madeOf({ id: _, ...draft }: PersonDraft, newId: NewId): PersonValues {
  return {
    ...draft,
    language: draft.language ?? 'de',
    contacts: draft.contacts.map((contact) => ({ ...contact, proof: 'staff' })),
    addresses: draft.addresses.map((address) => ({ uuid: newId(), ...address })),
  }
}

const NAMES = ['title', 'first_name', 'last_name', 'company'] as const

/** A known person with an account: what both share is the account's (decision 023). */
export function supplementedAccount(before: PersonValues, draft: PersonDraft): PersonValues {
  return {
    ...before,
    birthday: draft.birthday ?? before.birthday,
    left_at: draft.left_at ?? before.left_at,
    tags: withTags(before.tags, draft.tags),
    notes: withNotes(before.notes, draft.notes),
  }
}

/**
 * A known person with what the row says: names and days of the row count, lists and notes get what
 * they lack, and nothing is removed.
 */
export function supplemented(before: PersonValues, draft: PersonDraft, newId: NewId): PersonValues {
  const names = NAMES.map((name) => [
    name,
    draft[name] === '' || draft[name] === plain(before[name]) ? before[name] : draft[name],
  ])
  return {
    ...supplementedAccount(before, draft),
    ...Object.fromEntries(names),
    language: draft.language ?? before.language,
    contacts: withContacts(before.contacts, draft.contacts),
    addresses: withAddresses(before.addresses, draft.addresses, newId),
  }
}

function withTags(before: string[], given: readonly string[]): string[] {
  const known = new Set(before.map(plain))
  return [...before, ...given.filter((tag) => !known.has(tag))].slice(0, MOST_TAGS)
}

function withNotes(before: string, given: string): string {
  const words = (text: string) => text.replace(/\s+/g, ' ').normalize('NFC').trim()
  if (words(before).includes(words(given))) return before
  return [before, given].filter(Boolean).join('\n').slice(0, MOST_NOTES)
}

function withContacts(before: PersonValues['contacts'], given: PersonDraft['contacts']) {
  const keyOf = ({ kind, value }: PersonDraft['contacts'][number]) =>
    `${kind === 'email' || kind === 'web' ? kind : 'phone'} ${value.toLowerCase()}`
  const known = new Set(before.map(keyOf))
  const fresh = given.filter((contact) => !known.has(keyOf(contact)))
  const added = fresh.map((contact) => ({ ...contact, proof: 'staff' as const }))
  return [...before, ...added].slice(0, Math.max(before.length, MAX_CONTACTS - 1))
}

function withAddresses(
  before: PersonValues['addresses'],
  given: PersonDraft['addresses'],
  newId: NewId,
) {
  const fresh = given.filter((address) => !before.some((known) => isSamePlace(known, address)))
  const added = fresh.map((address) => ({ uuid: newId(), ...address }))
  return [...before, ...added].slice(0, Math.max(before.length, MAX_ADDRESSES))
}
