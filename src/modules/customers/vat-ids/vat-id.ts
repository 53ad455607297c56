import { z } from 'zod'

export const VAT_ID_STATES = ['none', 'asked', 'valid', 'invalid', 'unavailable'] as const
export type VatIdState = (typeof VAT_ID_STATES)[number]

/** What follows the country's letters; Greece has EL here. As the Commission lists them, November 2026. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** As people write it, with spaces, dots and dashes; kept as 'ATU12345675'. */
export const VatId = z
  .string()
  .max(30)
  .overwrite((typed) => typed.replace(/[\s.-]/g, '').toUpperCase())
  .refine((written) => vatIdParts(written) !== undefined, { error: 'vat_id' })

/** The country of an id as addresses name it; '' where it is none. */
export function countryOfVatId(written: string): string {
  const { country = '' } = vatIdParts(written) ?? {}
  return country === 'EL' ? 'GR' : country
}

/** Country and number, if it is written as one of that country. */
export function vatIdParts(written: string): { country: string; number: string } | undefined {
  const [country, number] = [written.slice(0, 2), written.slice(2)]
  const format = Object.hasOwn(FORMATS, country) ? FORMATS[country] : undefined
  return format?.test(number) ? { country, number } : undefined
}
