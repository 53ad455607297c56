import { countryName } from '#kernel/i18n/countries.ts'
import { defineMessages, type Lang, translator } from '#kernel/i18n/messages.ts'
import { de } from './messages-held.de.ts'
import { en } from './messages-held.en.ts'

export const heldMessages = defineMessages('users-held', de, en)

/** Modules name their records in words of their own; what is not known here is said as it is. */
export function recordWord(key: string, lang: Lang): string {
  return isRecord(key) ? translator(heldMessages, lang)(`records.${key}`) : key
}

/** `first_name`, `firstName` and `created_at` are told in words; others as they are. */
export function columnWord(key: string, lang: Lang): string {
  const whole = inOneWord(key)
  const name = isColumn(whole) ? whole : inOneWord(key.replace(/(?<=.)_(?:at|id)$/, ''))
  return isColumn(name) ? translator(heldMessages, lang)(`columns.${name}`) : name
}

function inOneWord(key: string): string {
  return key.replace(/(?<=.)_([a-z])/g, (_, sign) => sign.toUpperCase())
}

/** What a code means in words; nothing for what people typed. */
export function valueWord(column: string, value: unknown, lang: Lang): string | undefined {
  if (typeof value !== 'string') return undefined
  if (column === 'country') return countryName(value, lang)
  const key = `${column}_${value}`
  return isValue(key) ? translator(heldMessages, lang)(`values.${key}`) : undefined
}

function isRecord(key: string): key is keyof typeof de.records {
  return Object.hasOwn(de.records, key)
}

function isColumn(key: string): key is keyof typeof de.columns {
  return Object.hasOwn(de.columns, key)
}

function isValue(key: string): key is keyof typeof de.values {
  return Object.hasOwn(de.values, key)
}
