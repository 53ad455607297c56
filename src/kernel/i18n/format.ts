import type { Lang } from './messages.ts'

/** The locale of each language. */
export const LOCALES = { de: 'de-DE', en: 'en-GB' } as const
const ZONE = 'Europe/Berlin'

/** Made once: making a format takes far longer than using it. */
const NUMBERS = bothLanguages((lang) => new Intl.NumberFormat(LOCALES[lang]))
const DAYS = daysOf({ day: '2-digit', month: '2-digit', year: 'numeric' })
const MOMENTS = daysOf({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
/** By currency, of which a house has one or two. */
const MONEY = new Map<string, Record<Lang, Intl.NumberFormat>>()

function daysOf(parts: Intl.DateTimeFormatOptions): Record<Lang, Intl.DateTimeFormat> {
  return bothLanguages(
    (lang) => new Intl.DateTimeFormat(LOCALES[lang], { ...parts, timeZone: ZONE }),
  )
}

function bothLanguages<T>(make: (lang: Lang) => T): Record<Lang, T> {
  return { de: make('de'), en: make('en') }
}

export function formatMoney(cents: number, lang: Lang, currency = 'EUR'): string {
  return (MONEY.get(currency) ?? moneyIn(currency))[lang].format(cents / 100)
}

function moneyIn(currency: string): Record<Lang, Intl.NumberFormat> {
  const made = bothLanguages(
    (lang) => new Intl.NumberFormat(LOCALES[lang], { style: 'currency', currency }),
  )
  MONEY.set(currency, made)
  return made
}

export function formatNumber(value: number, lang: Lang): string {
  return NUMBERS[lang].format(value)
}

/** 14.11.2026 or 14/11/2026. */
export function formatDay(value: string | Date, lang: Lang): string {
  return DAYS[lang].format(new Date(value))
}

/** 14.11.2026, 13:05 */
export function formatMoment(value: string | Date, lang: Lang): string {
  return MOMENTS[lang].format(new Date(value))
}
