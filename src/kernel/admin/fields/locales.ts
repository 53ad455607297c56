/** The locale of each language, as `i18n/format.ts` uses it. */
export const LOCALES = { de: 'de-DE', en: 'en-GB' } as const
