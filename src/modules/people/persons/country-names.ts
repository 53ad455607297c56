import { COUNTRIES, countryName } from '#kernel/i18n/countries.ts'
import type { Lang } from '#kernel/i18n/messages.ts'

/** Every country of an address with its name. */
export function countryNames(lang: Lang): Readonly<Record<string, string>> {
  return Object.fromEntries(COUNTRIES.map((code) => [code, countryName(code, lang)]))
}
