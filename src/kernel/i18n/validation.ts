import type { z } from 'zod'
import type { Label, Lang } from './messages.ts'

/** Words of specification section 5, for the codes our shared fields and use cases raise. */
const WORDS: Record<string, Label> = {
  required: { de: 'Bitte füllen Sie dieses Feld aus', en: 'Please fill in this field' },
  email: { de: 'Ungültige E-Mail-Adresse', en: 'Invalid email address' },
  phone: {
    de: 'Bitte mit Ländervorwahl angeben, z. B. +49 4841 12345',
    en: 'Please include the country code, e.g. +49 4841 12345',
  },
  iban: {
    de: 'Diese IBAN stimmt nicht. Bitte prüfen Sie die Ziffern',
    en: 'This IBAN is not right. Please check its digits',
  },
  bic: {
    de: 'Eine BIC hat acht oder elf Großbuchstaben und Ziffern',
    en: 'A BIC has eight or eleven capital letters and digits',
  },
  vat_id: {
    de: 'Bitte eine USt-IdNr. aus einem Land der EU angeben, z. B. ATU12345675',
    en: 'Please enter a VAT number from a country in the EU, e.g. ATU12345675',
  },
  colour: { de: 'Das ist keine gültige Farbe', en: 'This is not a valid colour' },
  time: {
    de: 'Bitte geben Sie eine Uhrzeit ein, z. B. 07:30',
    en: 'Please enter a time, e.g. 07:30',
  },
  percent: {
    de: 'Bitte einen Prozentsatz angeben, z. B. 19 oder 5.5',
    en: 'Please enter a percentage, e.g. 19 or 5.5',
  },
  period: {
    de: 'Das Ende liegt vor dem Anfang',
    en: 'The end is before the beginning',
  },
  quantity: {
    de: 'Bitte eine Menge mit höchstens drei Nachkommastellen angeben, mit Punkt statt Komma, z. B. 1 oder 0.5',
    en: 'Please enter a quantity, at most three digits after the point, e.g. 1 or 0.5',
  },
  size: {
    de: 'Bitte eine Größe mit Einheit angeben, zum Beispiel 30 × 20 × 5 cm',
    en: 'Please give a size with its unit, such as 30 × 20 × 5 cm',
  },
  content: {
    de: 'Bitte eine Menge mit ihrem Maß angeben, z. B. 750 g oder 0,75 l',
    en: 'Please enter an amount with its unit, e.g. 750 g or 0.75 l',
  },
  gtin: {
    de: 'Diese Nummer stimmt nicht: Eine GTIN hat 8, 12, 13 oder 14 Ziffern und eine Prüfziffer',
    en: 'This number is not right: a GTIN has 8, 12, 13 or 14 digits and a check digit',
  },
  zip: {
    de: 'Bitte eine Postleitzahl angeben, z. B. 25849, 278* oder 25845-25870',
    en: 'Please enter a postcode, e.g. 25849, 278* or 25845-25870',
  },
  testKey: {
    de: 'Das ist ein Schlüssel für echte Zahlungen. Bitte tragen Sie hier den Testschlüssel ein',
    en: 'This is a key for real payments. Please enter the test key here',
  },
  liveKey: {
    de: 'Das ist ein Testschlüssel. Bitte tragen Sie hier den Schlüssel für echte Zahlungen ein',
    en: 'This is a test key. Please enter the key for real payments here',
  },
  country: { de: 'Bitte wählen Sie ein Land', en: 'Please choose a country' },
  address: {
    de: 'Diese Adresse kann hier nicht verwendet werden',
    en: 'This address cannot be used',
  },
  host: { de: 'Bitte einen Servernamen angeben', en: 'Please enter the name of a server' },
  duplicate: {
    de: 'Ein Kürzel steht zweimal in der Liste',
    en: 'A key is listed twice',
  },
  mailbox: {
    de: 'Dieses Postfach fehlt oder ist doppelt eingetragen',
    en: 'This mailbox is missing or listed twice',
  },
  code: {
    de: 'Bitte die sechs Ziffern der App eingeben',
    en: 'Please enter the six digits from the app',
  },
  pattern: { de: 'Bitte prüfen Sie die Schreibweise', en: 'Please check how this is written' },
  unstorable: { de: 'Enthält unzulässige Zeichen', en: 'Contains characters that are not allowed' },
  invalid: { de: 'Diese Angabe passt hier nicht', en: 'This value does not fit here' },
  unexpected: {
    de: 'Unbekannte Angabe, bitte weglassen',
    en: 'Unknown field, please leave it out',
  },
  past: { de: 'Dieser Zeitpunkt ist schon vorbei', en: 'This time has already passed' },
  future: { de: 'Dieses Datum liegt in der Zukunft', en: 'This date is in the future' },
  forbidden: { de: 'Das dürfen Sie nicht ändern', en: 'You may not change this' },
  double: { de: 'Hier steht etwas doppelt', en: 'Something is listed twice' },
  same: { de: 'Bitte wählen Sie einen anderen Eintrag', en: 'Please choose a different entry' },
  choice: { de: 'Bitte wählen Sie etwas aus der Liste', en: 'Please choose one of the options' },
  reference: { de: 'Diesen Eintrag gibt es nicht', en: 'This entry does not exist' },
  module: { de: 'Ein Modul mit diesem Namen gibt es nicht', en: 'No module has this name' },
  'idempotency-key': {
    de: 'Der Schlüssel braucht 8 bis 200 Zeichen: Buchstaben ohne Umlaute, Ziffern und Satzzeichen, keine Leerzeichen',
    en: 'The key needs 8 to 200 characters: plain letters, digits and punctuation, no spaces',
  },
  url: {
    de: 'Bitte geben Sie eine Webadresse ein, z. B. https://example.org',
    en: 'Please enter a web address, e.g. https://example.org',
  },
  moment: { de: 'Bitte geben Sie Datum und Uhrzeit ein', en: 'Please enter a date and time' },
  order: {
    de: 'Das Ende liegt vor dem Anfang',
    en: 'The end is before the beginning',
  },
  day: { de: 'Bitte geben Sie ein Datum ein', en: 'Please enter a date' },
  text: { de: 'Bitte geben Sie einen Text ein', en: 'Please enter text' },
  number: { de: 'Bitte geben Sie eine Zahl ein', en: 'Please enter a number' },
  integer: { de: 'Bitte geben Sie eine ganze Zahl ein', en: 'Please enter a whole number' },
  decision: { de: 'Bitte wählen Sie Ja oder Nein', en: 'Please choose yes or no' },
  list: { de: 'Hier gehört eine Liste hin', en: 'Please enter a list' },
  step: { de: 'Diese Zahl ist hier nicht möglich', en: 'This number is not possible here' },
  'too-many': { de: 'Das sind zu viele Einträge', en: 'There are too many entries' },
  'too-deep': { de: 'Diese Adresse hat zu viele Teile', en: 'This address has too many parts' },
}

/** What kind of value was wanted, and the word for it. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  nan: 'number',
  int: 'integer',
  bigint: 'integer',
  boolean: 'decision',
  array: 'list',
  set: 'list',
  tuple: 'list',
  date: 'day',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'email',
  url: 'url',
  uuid: 'reference',
  guid: 'reference',
  datetime: 'moment',
  date: 'day',
  time: 'time',
}

/**
 * The error map for one language, given to every parse at the edge. A schema speaks to programmers,
 * so each of its rules has a sentence here and none of zod's own words reaches anyone.
 */
export function validationWords(lang: Lang): z.core.$ZodErrorMap {
  return (issue) => {
    if (isMissing(issue)) return WORDS.required?.[lang]
    if (issue.code === 'too_small' || issue.code === 'too_big') return limitWords(issue)[lang]
    return WORDS[codeOf(issue)]?.[lang]
  }
}

/** Codes of our own fields (`error: 'email'`) become words here; what is words already stays. */
export function validationMessage(message: string, lang: Lang): string {
  return WORDS[message]?.[lang] ?? message
}

function codeOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? 'invalid'
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'pattern'
    case 'invalid_value':
      return 'choice'
    case 'not_multiple_of':
      return 'step'
    case 'unrecognized_keys':
      return 'unexpected'
    default:
      return 'invalid'
  }
}

type Limit = z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>

function limitWords(issue: Limit): Label {
  const isLeast = issue.code === 'too_small'
  const limit = Number(isLeast ? issue.minimum : issue.maximum)
  const bound = issue.exact ? EXACTLY : isLeast ? AT_LEAST : AT_MOST
  const unit = unitOf(issue.origin, limit)
  const open = issue.inclusive === false ? (isLeast ? MORE_THAN : LESS_THAN) : bound
  return {
    de: `${open.de} ${limit.toLocaleString('de-DE')}${unit.de}`,
    en: `${open.en} ${limit.toLocaleString('en-GB')}${unit.en}`,
  }
}

const AT_LEAST: Label = { de: 'Mindestens', en: 'At least' }
const AT_MOST: Label = { de: 'Höchstens', en: 'At most' }
const EXACTLY: Label = { de: 'Genau', en: 'Exactly' }
const MORE_THAN: Label = { de: 'Größer als', en: 'More than' }
const LESS_THAN: Label = { de: 'Kleiner als', en: 'Less than' }

function unitOf(origin: string, limit: number): Label {
  if (['number', 'int', 'bigint', 'date'].includes(origin)) return { de: '', en: '' }
  if (origin === 'string') return { de: ' Zeichen', en: limit === 1 ? ' character' : ' characters' }
  if (origin === 'file') return { de: ' Bytes', en: ' bytes' }
  return limit === 1 ? { de: ' Eintrag', en: ' entry' } : { de: ' Einträge', en: ' entries' }
}

function isMissing(issue: z.core.$ZodRawIssue): boolean {
  if (issue.code === 'invalid_type') return issue.input === undefined || issue.input === null
  return issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1
}
