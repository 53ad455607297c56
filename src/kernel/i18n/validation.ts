import { z } from 'zod'
import type { Label, Lang } from './texts.ts'

const ZOD_WORDS = { de: z.locales.de().localeError, en: z.locales.en().localeError }

/** Words of specification section 5, for the codes our shared fields raise. */
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
  colour: { de: 'Das ist keine gültige Farbe', en: 'This is not a valid colour' },
  time: {
    de: 'Bitte geben Sie eine Uhrzeit ein, z. B. 07:30',
    en: 'Please enter a time, e.g. 07:30',
  },
  country: { de: 'Bitte wählen Sie ein Land', en: 'Please choose a country' },
  address: {
    de: 'Diese Adresse kann hier nicht verwendet werden',
    en: 'This address cannot be used',
  },
  host: { de: 'Bitte einen Servernamen angeben', en: 'Please enter the name of a server' },
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
}

/** The error map for one language, given to every parse at the edge. */
export function validationWords(lang: Lang): z.core.$ZodErrorMap {
  return (issue) => {
    if (isMissing(issue)) return WORDS.required?.[lang]
    return ZOD_WORDS[lang](shortened(issue))
  }
}

const NAMED_KEYS = 5
const LONGEST_KEY = 60

/** The message stands beside every unknown key: naming them all there would be their square. */
function shortened(issue: z.core.$ZodRawIssue): z.core.$ZodRawIssue {
  if (issue.code !== 'unrecognized_keys') return issue
  const keys = issue.keys.slice(0, NAMED_KEYS).map((key) => key.slice(0, LONGEST_KEY))
  return { ...issue, keys }
}

/** Codes of our own fields (`error: 'email'`) become words here; zod's own arrive as words. */
export function validationMessage(message: string, lang: Lang): string {
  return WORDS[message]?.[lang] ?? message
}

function isMissing(issue: z.core.$ZodRawIssue): boolean {
  if (issue.code === 'invalid_type') return issue.input === undefined || issue.input === null
  return issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1
}
