type Lang = 'de' | 'en'

const SEPARATORS = { de: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } } as const
const LOCALES = { de: 'de-DE', en: 'en-GB' } as const

/**
 * What someone typed, in cents; undefined when it is no amount. Both habits are understood: the
 * separator that stands last, before one or two digits, is the decimal one.
 * @example parseMoney('1.234,5', 'de') → 123450
 */
export function parseMoney(typed: string, lang: Lang): number | undefined {
  const text = typed.replace(/[\s\u00a0\u202f€'’]/g, '').replace(/^[−–]/, '-')
  const match = /^([+-]?)([\d.,]+)$/.exec(text)
  if (!match) return undefined
  const [, sign, digits = ''] = match
  const cents = toCents(digits, SEPARATORS[lang].group)
  if (cents === undefined || !Number.isSafeInteger(cents)) return undefined
  return sign === '-' && cents !== 0 ? -cents : cents
}

/** As it stands in the field: '1.234,50' or '1,234.50'. */
export function writeMoney(cents: number, lang: Lang): string {
  return new Intl.NumberFormat(LOCALES[lang], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(cents / 100)
}

/** For machines: '-1234.50'. */
export function centsToDecimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function toCents(digits: string, group: string): number | undefined {
  const decimal = /^(.*)[.,](\d{1,2})$/.exec(digits)
  const whole = decimal ? (decimal[1] ?? '') : digits
  const fraction = (decimal?.[2] ?? '').padEnd(2, '0')
  const used = decimal ? digits.charAt(whole.length) : undefined
  const units = wholeUnits(whole, used, group)
  return units === undefined ? undefined : Number(units) * 100 + Number(fraction)
}

/** Digits without group separators; groups must be whole, and never the decimal separator. */
function wholeUnits(whole: string, decimal: string | undefined, group: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole === '' && decimal === undefined ? undefined : whole || '0'
  const separator = whole.includes('.') ? '.' : ','
  if (separator === decimal || (decimal === undefined && separator !== group)) return undefined
  const grouped = separator === '.' ? /^\d{1,3}(\.\d{3})+$/ : /^\d{1,3}(,\d{3})+$/
  return grouped.test(whole) ? whole.replaceAll(separator, '') : undefined
}
