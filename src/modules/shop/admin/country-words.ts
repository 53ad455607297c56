import type { Words } from '#kernel/admin/collection/words.ts'
import type { FormWords } from '#kernel/admin/fields/words.ts'
import { COUNTRIES, countryName } from '#kernel/i18n/countries.ts'

/** Countries are called as everywhere, so no dictionary repeats their names. */
export function withCountries(words: Words<FormWords>, paths: readonly string[]): Words<FormWords> {
  const inLanguage = (lang: 'de' | 'en'): FormWords => {
    const names = Object.fromEntries(COUNTRIES.map((code) => [code, countryName(code, lang)]))
    const choicesOf = Object.fromEntries(paths.map((path) => [path, names]))
    return { ...words[lang], choices: { ...words[lang].choices, ...choicesOf } }
  }
  return { de: inLanguage('de'), en: inLanguage('en') }
}
