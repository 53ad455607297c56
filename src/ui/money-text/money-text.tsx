import classes from './money-text.module.css'

interface MoneyTextProps {
  /** Integer minor units. */
  cents: number
  /** ISO 4217, e.g. EUR. */
  currency: string
  locale: string
  /** Stands in the line instead of on the right of its cell. */
  isInline?: boolean
}

/** An amount of money in tabular figures, on the right. */
export function MoneyText({ cents, currency, locale, isInline = false }: MoneyTextProps) {
  return (
    <span className={classes.money} data-inline={isInline || undefined}>
      {formatMoney(cents, currency, locale)}
    </span>
  )
}

/** Integer minor units (cents) as money: `123450, 'EUR', 'de'` becomes "1.234,50 €". */
export function formatMoney(cents: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(cents / 10 ** digits)
}
