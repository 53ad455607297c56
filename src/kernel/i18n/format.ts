import type { Lang } from './messages.ts'

/** The locale of each language. */
export const LOCALES = { de: 'de-DE', en: 'en-GB' } as const
const ZONE = 'Europe/Berlin'

export function formatMoney(cents: number, lang: Lang, currency = 'EUR'): string {
  return new Intl.NumberFormat(LOCALES[lang], { style: 'currency', currency }).format(cents / 100)
}

export function formatNumber(value: number, lang: Lang): string {
  return new Intl.NumberFormat(LOCALES[lang]).format(value)
}

/** Made once: making one takes far longer than using it. */
const DAYS = formatsOf({ day: '2-digit', month: '2-digit', year: 'numeric' })
const MOMENTS = formatsOf({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

function formatsOf(parts: Intl.DateTimeFormatOptions): Record<Lang, Intl.DateTimeFormat> {
  const make = (lang: Lang) => new Intl.DateTimeFormat(LOCALES[lang], { ...parts, timeZone: ZONE })
  return { de: make('de'), en: make('en') }
}

/** 14.11.2026 or 14/11/2026. */
export function formatDay(value: string | Date, lang: Lang): string {
  return DAYS[lang].format(new Date(value))
}

/** 14.11.2026, 13:05 */
export function formatMoment(value: string | Date, lang: Lang): string {
  return MOMENTS[lang].format(new Date(value))
}
