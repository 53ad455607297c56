import type { z } from 'zod'
import type { Label } from '#kernel/i18n/messages.ts'
import { MAX_ADDRESSES, type NewAddress } from '#modules/auth/accounts/person.ts'
import { MAX_CONTACTS } from '../../persons/person.ts'
import { type AddressDraft, addressLine, NO_ADDRESS, wholeAddress } from './cells/address-cells.ts'
import type { ContactDraft } from './cells/contact-cells.ts'
import type { PERSON_FIELDS } from './person-fields.ts'

type Fields = typeof PERSON_FIELDS
export type PersonCells = { [Name in keyof Fields]?: z.output<Fields[Name]['schema']> | null }

/** What a row says of a person; '' and null where it says nothing. */
export type PersonDraft = {
  id: string | null
  title: string
  first_name: string
  last_name: string
  company: string
  birthday: string | null
  language: 'de' | 'en' | null
  contacts: ContactDraft[]
  addresses: z.infer<typeof NewAddress>[]
  tags: string[]
  notes: string
  left_at: string | null
}

const TOO_MANY: Label = {
  de: 'Eine Person kann höchstens 20 Kontakte und 50 Adressen haben.',
  en: 'A person can have at most 20 contacts and 50 addresses.',
}

const MOST_NOTES = 10_000

type Drafted = PersonDraft | { refused: Label }

/** A row is asked for its keys and then for its person: both times it says the same. */
const drafts = new WeakMap<PersonCells, Drafted>()

/** Everything a row says, put together; what fits nowhere else becomes a note and is not lost. */
export function draftOf(cells: PersonCells): Drafted {
  const draft = drafts.get(cells) ?? putTogether(cells)
  drafts.set(cells, draft)
  return draft
}

function putTogether(cells: PersonCells): Drafted {
  const names = { ...namesOf(cells), title: cells.title ?? '', company: cells.company ?? '' }
  const contacts = contactsOf(cells)
  const { whole, notes } = addressesOf(cells, names)
  if (contacts.length >= MAX_CONTACTS || whole.length > MAX_ADDRESSES) return { refused: TOO_MANY }
  const { birthday = null } = cells
  const yearless = birthday && 'note' in birthday ? [`Geburtstag: ${birthday.note}`] : []
  return {
    id: cells.id ?? null,
    ...names,
    birthday: birthday && 'day' in birthday ? birthday.day : null,
    language: cells.language ?? null,
    contacts,
    addresses: whole,
    tags: cells.tags ?? [],
    notes: [cells.notes ?? '', ...yearless, ...notes]
      .filter(Boolean)
      .join('\n')
      .slice(0, MOST_NOTES),
    left_at: cells.left_at ?? null,
  }
}

/** Without these nobody is meant. */
export function isNobody({ first_name, last_name, company, contacts }: PersonDraft): boolean {
  return !first_name && !last_name && !company && contacts.length === 0
}

/** 'Anna Meier', 'Meier, Anna', or only the surname where the first name has a column of its own. */
function namesOf({ first_name, last_name, name }: PersonCells) {
  const first = first_name ?? ''
  if (last_name || !name) return { first_name: first, last_name: last_name ?? '' }
  const whole = first && name.startsWith(`${first} `) ? name.slice(first.length).trim() : name
  if (first) return { first_name: first, last_name: whole.slice(0, 100) }
  const [last = '', given] = whole.split(/,\s*/, 2)
  if (given) return { first_name: given.slice(0, 100), last_name: last.slice(0, 100) }
  const at = whole.lastIndexOf(' ')
  return {
    first_name: whole.slice(0, Math.max(0, at)).slice(0, 100),
    last_name: whole.slice(at + 1).slice(0, 100),
  }
}

const CONTACT_CELLS = [
  'email',
  'email2',
  'email3',
  'phone',
  'phone2',
  'phone3',
  'mobile',
  'fax',
  'web',
] as const

function contactsOf(cells: PersonCells): ContactDraft[] {
  const all = CONTACT_CELLS.flatMap((name) => cells[name] ?? [])
  const known = new Map<string, ContactDraft>()
  for (const contact of all) {
    const key = `${contact.kind} ${contact.value.toLowerCase()}`
    if (!known.has(key)) known.set(key, contact)
  }
  return [...known.values()]
}

function addressesOf(cells: PersonCells, names: Parameters<typeof wholeAddress>[1]) {
  const parts = [
    ...(cells.addresses ?? []),
    draftAddress(cells.street, cells.zip, [cells.city, cells.country]),
    draftAddress(cells.street2, cells.zip2, [cells.city2, cells.country2]),
  ]
  const given = parts.filter(({ address, zip, city }) => address || zip || city)
  const whole = given.map((draft) => wholeAddress(draft, names))
  const notes = given.flatMap((draft, at) => (whole[at] ? [] : [`Adresse: ${addressLine(draft)}`]))
  return { whole: whole.filter((address) => address !== undefined), notes }
}

type Part = string | null | undefined

function draftAddress(address: Part, zip: Part, [city, country]: readonly Part[]): AddressDraft {
  return {
    ...NO_ADDRESS,
    address: address ?? '',
    zip: zip ?? '',
    city: city ?? '',
    country: country ?? '',
  }
}
