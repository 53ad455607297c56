import { formatMoney, formatNumber } from '#kernel/i18n/format.ts'
import { type Fault, type Field, type FieldOptions, makeField } from '../field.ts'
import { centsToDecimal } from '../values/money-input.ts'

type NumberOptions = FieldOptions & { min?: number; max?: number }

export type NumberField = Field<number> & {
  min?: number
  max?: number
  decimals: number
  unit?: string
  /** What is typed and shown, times this, is what is stored. */
  scale: number
}
export type MoneyField = Field<number> & { currency: string }

/**
 * A number; whole unless `decimals` says otherwise.
 * @example number({ unit: 'GB', scale: 1024 ** 3, decimals: 2 }) keeps bytes
 */
export function number(
  options: NumberOptions & { decimals?: number; unit?: string; scale?: number } = {},
): NumberField {
  const { min, max, decimals = 0, unit, scale = 1 } = options
  const faults = (value: number): Fault[] => {
    if (!Number.isFinite(value)) return [{ path: '', key: 'number' }]
    if (decimals === 0 && !Number.isInteger(value)) return [{ path: '', key: 'integer' }]
    return outside(value, { min, max }, (limit) => String(limit / scale))
  }
  const base = makeField<number>(
    'number',
    {
      empty: null,
      isNumeric: true,
      faults,
      plain: (value, { lang }) =>
        [formatNumber(value / scale, lang), unit].filter(Boolean).join(' '),
      csv: (value) => ({ number: String(value) }),
    },
    options,
  )
  return { ...base, min, max, decimals, unit, scale }
}

/** Whole cents, typed and shown as an amount. */
export function money(options: NumberOptions & { currency?: string } = {}): MoneyField {
  const { min, max, currency = 'EUR' } = options
  const faults = (value: number): Fault[] => {
    if (!Number.isSafeInteger(value)) return [{ path: '', key: 'money' }]
    return outside(value, { min, max }, centsToDecimal)
  }
  const base = makeField<number>(
    'money',
    {
      empty: null,
      isNumeric: true,
      faults,
      plain: (value, { lang }) => formatMoney(value, lang, currency),
      csv: (value) => ({ number: centsToDecimal(value) }),
    },
    options,
  )
  return { ...base, currency }
}

function outside(
  value: number,
  { min, max }: { min?: number; max?: number },
  write: (limit: number) => string,
): Fault[] {
  if (min !== undefined && value < min)
    return [{ path: '', key: 'min', values: { min: write(min) } }]
  if (max !== undefined && value > max)
    return [{ path: '', key: 'max', values: { max: write(max) } }]
  return []
}
