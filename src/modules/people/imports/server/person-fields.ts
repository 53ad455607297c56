import { Id, text } from '#kernel/contract/fields.ts'
import type { ImportField } from '#kernel/server/imports/declaration.ts'
import { addressesCell } from './cells/address-cells.ts'
import { contactCell } from './cells/contact-cells.ts'
import {
  birthdayCell,
  dayCell,
  languageCell,
  nameCell,
  tagsCell,
  titleCell,
} from './cells/plain-cells.ts'

/** An address or a UUID with or without what cards put before it. */
const idCell = text(100)
  .transform((cell) => cell.replace(/^urn:uuid:/i, '').toLowerCase())
  .transform((cell) => (Id.safeParse(cell).success ? cell : null))

function field<T>(
  [de, en]: readonly [string, string],
  schema: ImportField<T>['schema'],
  ...heads: readonly string[]
) {
  return { label: { de, en }, heads, schema }
}

/** Heads are those of Outlook, Google and Mailchimp, in German and English. */
export const PERSON_FIELDS = {
  id: field(['Kennung', 'Identifier'], idCell, 'uid'),
  title: field(['Titel', 'Title'], titleCell, 'Anrede', 'Name Prefix', 'Prefix'),
  first_name: field(['Vorname', 'First name'], nameCell(100), 'Given Name', 'FNAME'),
  last_name: field(
    ['Nachname', 'Last name'],
    nameCell(100),
    'Family Name',
    'Surname',
    'Familienname',
    'LNAME',
  ),
  name: field(
    ['Ganzer Name', 'Full name'],
    nameCell(200),
    'Name',
    'Display Name',
    'Anzeigename',
    'Vollständiger Name',
  ),
  company: field(
    ['Firma', 'Company'],
    nameCell(160),
    'Organization Name',
    'Organization 1 - Name',
    'Organisation',
    'Unternehmen',
  ),
  birthday: field(['Geburtstag', 'Birthday'], birthdayCell, 'Geburtsdatum', 'Date of birth'),
  language: field(['Sprache', 'Language'], languageCell),
  email: field(
    ['E-Mail', 'Email'],
    contactCell('email'),
    'E-Mail-Adresse',
    'Email Address',
    'E-mail 1 - Value',
    'Mail',
  ),
  email2: field(
    ['Zweite E-Mail', 'Second email'],
    contactCell('email'),
    'E-Mail 2: Adresse',
    'E-mail 2 Address',
    'E-mail 2 - Value',
  ),
  email3: field(
    ['Dritte E-Mail', 'Third email'],
    contactCell('email'),
    'E-Mail 3: Adresse',
    'E-mail 3 Address',
    'E-mail 3 - Value',
  ),
  phone: field(
    ['Telefon', 'Phone'],
    contactCell('phone'),
    'Telefon geschäftlich',
    'Business Phone',
    'Phone 1 - Value',
    'Phone Number',
    'Telefonnummer',
  ),
  phone2: field(
    ['Zweites Telefon', 'Second phone'],
    contactCell('phone'),
    'Telefon (privat)',
    'Home Phone',
    'Phone 2 - Value',
    'Telefon geschäftlich 2',
    'Business Phone 2',
  ),
  phone3: field(
    ['Drittes Telefon', 'Third phone'],
    contactCell('phone'),
    'Weiteres Telefon',
    'Other Phone',
    'Phone 3 - Value',
    'Home Phone 2',
  ),
  mobile: field(
    ['Mobil', 'Mobile'],
    contactCell('mobile'),
    'Mobiltelefon',
    'Mobile Phone',
    'Handy',
  ),
  fax: field(
    ['Fax', 'Fax'],
    contactCell('fax'),
    'Fax geschäftlich',
    'Business Fax',
    'Fax privat',
    'Home Fax',
  ),
  web: field(
    ['Website', 'Website'],
    contactCell('web'),
    'Webseite',
    'Web Page',
    'Website 1 - Value',
    'URL',
  ),
  street: field(
    ['Straße', 'Street'],
    text(400),
    'Straße geschäftlich',
    'Business Street',
    'Address 1 - Street',
    'Adresse',
    'Address',
    'Anschrift',
  ),
  zip: field(
    ['PLZ', 'Postcode'],
    text(100),
    'Postleitzahl',
    'Postleitzahl geschäftlich',
    'Business Postal Code',
    'Address 1 - Postal Code',
    'Zip',
    'Postal Code',
  ),
  city: field(
    ['Ort', 'City'],
    text(200),
    'Ort geschäftlich',
    'Business City',
    'Address 1 - City',
    'Stadt',
  ),
  country: field(
    ['Land', 'Country'],
    text(100),
    'Land/Region geschäftlich',
    'Business Country/Region',
    'Address 1 - Country',
  ),
  street2: field(
    ['Straße der zweiten Adresse', 'Street of the second address'],
    text(400),
    'Straße privat',
    'Home Street',
    'Address 2 - Street',
  ),
  zip2: field(
    ['PLZ der zweiten Adresse', 'Postcode of the second address'],
    text(100),
    'Postleitzahl privat',
    'Home Postal Code',
    'Address 2 - Postal Code',
  ),
  city2: field(
    ['Ort der zweiten Adresse', 'City of the second address'],
    text(200),
    'Ort privat',
    'Home City',
    'Address 2 - City',
  ),
  country2: field(
    ['Land der zweiten Adresse', 'Country of the second address'],
    text(100),
    'Land/Region privat',
    'Home Country/Region',
    'Address 2 - Country',
  ),
  addresses: field(['Adressen', 'Addresses'], addressesCell),
  tags: field(
    ['Schlagwörter', 'Tags'],
    tagsCell,
    'Kategorien',
    'Categories',
    'Group Membership',
    'Labels',
  ),
  left_at: field(['Ausgeschieden am', 'Left on'], dayCell),
  notes: field(['Notizen', 'Notes'], text(10_000), 'Notiz', 'Note', 'Bemerkung'),
}

/** The columns of our own export, which hold everything of a person. */
export const EXPORTED = [
  'id',
  'title',
  'first_name',
  'last_name',
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
