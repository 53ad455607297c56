import type { Person, PersonContact } from '../person.ts'
import { fullName } from '../shown-name.ts'

const KINDS: Readonly<Record<PersonContact['kind'], (value: string) => string>> = {
  email: (value) => `EMAIL:${escaped(value)}`,
  phone: (value) => `TEL;VALUE=uri;TYPE=voice:tel:${value}`,
  mobile: (value) => `TEL;VALUE=uri;TYPE=cell:tel:${value}`,
  fax: (value) => `TEL;VALUE=uri;TYPE=fax:tel:${value}`,
  web: (value) => `URL:${value}`,
}

/** A card for an address book (RFC 6350). What others typed in somebody's name is left out. */
export function writeCard(person: Person): string {
  const { title, first_name, last_name, company, birthday, contacts, addresses } = person
  const known = contacts.filter(({ proof }) => proof !== 'typed' || person.isCandidate)
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `UID:urn:uuid:${person._id}`,
    `FN:${escaped(fullName(person) || (contacts[0]?.value ?? '–'))}`,
    `N:${[last_name, first_name, '', title, ''].map(escaped).join(';')}`,
    ...(company ? [`ORG:${escaped(company)}`] : []),
    ...(birthday ? [`BDAY:${birthday.replaceAll('-', '')}`] : []),
    `LANG:${person.language}`,
    ...known.flatMap(contactLines),
    ...addresses.map(
      ({ type, address, city, zip, country }) =>
        `ADR${type === 'company' ? ';TYPE=work' : ''}:${['', '', address, city, '', zip, country].map(escaped).join(';')}`,
    ),
    ...(person.tags.length > 0 ? [`CATEGORIES:${person.tags.map(escaped).join(',')}`] : []),
    ...(person.left_at ? [`X-KONTOR-LEFT:${person.left_at}`] : []),
    ...(person.notes ? [`NOTE:${escaped(person.notes)}`] : []),
    'END:VCARD',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** A label stands in a line of the same group: so address books of Apple and Google read it. */
function contactLines({ kind, label, value }: PersonContact, at: number): string[] {
  const line = KINDS[kind](value)
  return label ? [`item${at + 1}.${line}`, `item${at + 1}.X-ABLabel:${escaped(label)}`] : [line]
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n')
}

const LINE = 75

/** No line is longer than 75 bytes; what follows begins with a space. Characters stay whole. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > LINE) {
      parts.push(part)
      part = ' '
    }
    part += sign
  }
  return [...parts, part].join('\r\n')
}
