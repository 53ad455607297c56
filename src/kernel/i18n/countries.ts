import type { Lang } from './messages.ts'

/** The 25 countries of an address, neighbours first (decisions, "Rulings on wire shapes"). */
export const COUNTRIES = [
  'DE',
  'AT',
  'CH',
  'LI',
  'LU',
  'BE',
  'NL',
  'FR',
  'IT',
  'ES',
  'PT',
  'DK',
  'SE',
  'FI',
  'NO',
  'PL',
  'CZ',
  'SK',
  'HU',
  'SI',
  'HR',
  'IE',
  'GB',
  'GR',
  'EE',
] as const

/** @example countryName('AT', 'de') → 'Österreich' */
export function countryName(code: string, lang: Lang): string {
  try {
    return new Intl.DisplayNames([lang], { type: 'region' }).of(code) ?? code
  } catch {
    // What is stored may be older than the list, and no code at all: it is shown as it is.
    return code
  }
}
