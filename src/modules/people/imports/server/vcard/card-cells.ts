import { plain } from '../../../persons/shown-name.ts'
import { inOneLine, NO_ADDRESS, writeAddresses } from '../cells/address-cells.ts'
import { writeTags } from '../cells/plain-cells.ts'
import { type CardLine, partsOf, textOf } from './card-lines.ts'

/** The columns a card is turned into; fields of the import. */
export const CARD_FIELDS = [
  'id',
  'title',
  'first_name',
  'last_name',
  'name',
  'company',
  'birthday',
  'language',
  'email',
  'phone',
  'mobile',
  'fax',
  'web',
  'addresses',
  'tags',
  'left_at',
  'notes',
] as const

/** Everything else in a card is of no use here: pictures, keys, other programs' own lines. */
export const CARD_LINES: ReadonlySet<string> = new Set(
  'UID N FN ORG BDAY LANG EMAIL TEL URL ADR CATEGORIES NOTE X-ABLABEL X-KONTOR-LEFT KIND X-ADDRESSBOOKSERVER-KIND'.split(
    ' ',
  ),
)

type CardCells = Record<(typeof CARD_FIELDS)[number], string>

/** What a card says, in cells as a CSV file would have them. */
export function cardCells(card: readonly CardLine[]): string[] {
  const all = (name: string) => card.filter((line) => line.name === name)
  const first = (name: string) => all(name)[0]?.value ?? ''
  const [last_name = '', first_name = '', , title = ''] = partsOf(first('N'), ';')
  const isNamed = first_name !== '' || last_name !== ''
  const company = partsOf(first('ORG'), ';')[0] ?? ''
  const name = plain(textOf(first('FN')))
  const phones = all('TEL').map((line) => ({ line, kind: phoneKind(line) }))
  const numbers = (kind: string) =>
    contactLines(
      card,
      phones.filter((phone) => phone.kind === kind).map(({ line }) => line),
    )
  const cells: CardCells = {
    id: first('UID'),
    title,
    first_name,
    last_name,
    // Of a company without a person the name repeats it; of an address alone it is that address.
    name: isNamed || name === plain(company) || name.includes('@') || name === '–' ? '' : name,
    company,
    birthday: first('BDAY').trim(),
    language: languageOf(all('LANG')),
    email: contactLines(card, all('EMAIL')),
    phone: numbers('phone'),
    mobile: numbers('mobile'),
    fax: numbers('fax'),
    web: contactLines(card, all('URL')),
    addresses: writeAddresses(all('ADR').map(addressOf)),
    tags: writeTags(
      all('CATEGORIES')
        .flatMap(({ value }) => partsOf(value, ','))
        .filter(Boolean),
    ),
    left_at: first('X-KONTOR-LEFT').trim(),
    notes: notesOf(all('NOTE')),
  }
  return CARD_FIELDS.map((field) => cells[field])
}

function notesOf(lines: readonly CardLine[]): string {
  const notes = lines.map(({ value }) => textOf(value))
  return notes.filter(Boolean).join('\n')
}

function phoneKind({ types }: CardLine): 'phone' | 'mobile' | 'fax' {
  if (types.has('FAX')) return 'fax'
  return types.has('CELL') || types.has('IPHONE') ? 'mobile' : 'phone'
}

/** With the label that Apple's address book keeps in a line of the same group. */
function contactLines(card: readonly CardLine[], lines: readonly CardLine[]): string {
  return lines
    .map(({ group, value }) => {
      const label = group && card.find((line) => line.group === group && line.name === 'X-ABLABEL')
      const written = label ? plain(textOf(label.value)).replace(/^_\$!<(.*)>!\$_$/, '$1') : ''
      const contact = plain(textOf(value)).replace(/\s+/g, ' ')
      return contact && written ? `${contact} (${written})` : contact
    })
    .filter(Boolean)
    .join('\n')
}

const LANGUAGES = ['de', 'en']

function languageOf(lines: readonly CardLine[]): string {
  const words = lines.map(({ value }) => value.trim().toLowerCase().slice(0, 2))
  return words.find((word) => LANGUAGES.includes(word)) ?? ''
}

function addressOf({ value, types }: CardLine) {
  const [box = '', more = '', street = '', city = '', region = '', zip = '', country = ''] =
    partsOf(value, ';')
  const address = [street, more, box].filter(Boolean).join(', ')
  const place = city || region
  return {
    ...NO_ADDRESS,
    type: types.has('WORK') ? 'company' : '',
    address: inOneLine(address),
    city: place,
    zip,
    country,
  }
}
