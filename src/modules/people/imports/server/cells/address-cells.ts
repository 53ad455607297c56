import { z } from 'zod'
import { COUNTRIES, countryName } from '#kernel/i18n/countries.ts'
import { type Address, NewAddress } from '#modules/auth/accounts/person.ts'
import { foldedText } from './folded-text.ts'

/** An address as a file has it: anything may be missing. */
export type AddressDraft = Record<(typeof PARTS)[number], string>

const PARTS = [
  'type',
  'company',
  'title',
  'first_name',
  'last_name',
  'address',
  'zip',
  'city',
  'country',
  'phone',
] as const

export const NO_ADDRESS: AddressDraft = {
  type: '',
  company: '',
  title: '',
  first_name: '',
  last_name: '',
  address: '',
  zip: '',
  city: '',
  country: '',
  phone: '',
}

/** All addresses in a cell, one per line: 'person | | Dr. | Anna | Meier | Ring 1 | 04109 | Leipzig | DE |'. */
export const addressesCell = z.string().transform((cell) =>
  cell
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(readLine),
)

export function writeAddresses(addresses: readonly AddressDraft[]): string {
  return addresses
    .map((address) => PARTS.map((part) => escaped(address[part])).join(' | '))
    .join('\n')
}

function escaped(part: string): string {
  return part.replace(/[\\|]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n')
}

/** Scanned letter by letter: a backslash takes what follows as it is. */
function readLine(line: string): AddressDraft {
  const parts = ['']
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? ''
    const next = sign === '\\' ? (line[++at] ?? '') : undefined
    if (next === undefined && sign === '|') parts.push('')
    else parts.push(`${parts.pop() ?? ''}${next === 'n' ? '\n' : (next ?? sign)}`)
  }
  const values = PARTS.map((part, at) => [part, (parts[at] ?? '').trim()])
  return { ...NO_ADDRESS, ...Object.fromEntries(values) }
}

const CODES = new Map(
  COUNTRIES.flatMap((code) =>
    [code, countryName(code, 'de'), countryName(code, 'en')].map((name) => [
      foldedText(name),
      code,
    ]),
  ),
)

type Names = { title: string; first_name: string; last_name: string; company: string }

/**
 * A whole address, or undefined when something is missing. One without a person's name is the
 * company's; our address book asks for both names, so a dash stands for them.
 */
export function wholeAddress(
  draft: AddressDraft,
  names: Names,
): z.infer<typeof NewAddress> | undefined {
  const country = draft.country === '' ? 'DE' : CODES.get(foldedText(draft.country))
  const hasNames = draft.first_name !== '' || draft.last_name !== ''
  const { title, first_name, last_name } = hasNames ? draft : names
  const company = draft.company || (hasNames ? '' : names.company)
  const parsed = NewAddress.safeParse({
    ...draft,
    type: draft.type || (company && !last_name ? 'company' : 'person'),
    title,
    first_name: first_name || '–',
    last_name: last_name || '–',
    company,
    country,
    address: inOneLine(draft.address),
  })
  return parsed.success ? parsed.data : undefined
}

export function inOneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join(', ')
}

/** For a note, where an address is not whole. */
export function addressLine({ address, zip, city, country }: AddressDraft): string {
  const place = [zip, city].filter(Boolean).join(' ')
  return [inOneLine(address), place, country].filter(Boolean).join(', ')
}

/** The same house; who lives there may be said differently. */
export function isSamePlace(one: Omit<Address, 'uuid'>, other: Omit<Address, 'uuid'>): boolean {
  return (['address', 'zip', 'city', 'country'] as const).every(
    (part) => foldedText(one[part]) === foldedText(other[part]),
  )
}
