import { FieldInput } from '#kernel/admin/fields/inputs/field-input.tsx'
import { dateTime } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { money, number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { text as textField } from '#kernel/admin/fields/kinds/text-fields.ts'
import type { FieldText } from '#kernel/admin/fields/words.ts'
import classes from './offer.module.css'
import type { DraftVariant } from './offer.ts'

export const SINGLE_FIELDS = {
  price: money({ required: true, min: 0 }),
  sku: textField({ max: 80, code: true }),
  gtin: textField({ max: 14, code: true }),
  weight: number({ min: 0, unit: 'g' }),
  salePrice: money({ min: 0 }),
  saleFrom: dateTime(),
  saleTo: dateTime(),
}
type Name = keyof typeof SINGLE_FIELDS
type Values = Record<Name, unknown>

type Props = { variant: DraftVariant; text: FieldText; onChange(variant: DraftVariant): void }

/** The inputs of a product of one kind. */
export function SingleVariant({ variant, text, onChange }: Props) {
  const values = valuesOf(variant)
  const input = (name: Name) => (
    <FieldInput
      key={name}
      field={SINGLE_FIELDS[name]}
      path={`offer.${name}`}
      value={values[name]}
      text={text.child(name)}
      onChange={(value) => onChange(variantOf(variant, { ...values, [name]: value }))}
    />
  )
  return (
    <>
      <div className={classes.line}>{(['price', 'sku', 'gtin', 'weight'] as const).map(input)}</div>
      <div className={classes.line}>
        {(['salePrice', 'saleFrom', 'saleTo'] as const).map(input)}
      </div>
    </>
  )
}

type TimesProps = {
  variants: readonly DraftVariant[]
  text: FieldText
  onChange(variants: DraftVariant[]): void
}

/** When the lower prices of all variants begin and end. */
export function SaleTimes({ variants, text, onChange }: TimesProps) {
  const sale = variants.find((variant) => variant.sale)?.sale
  if (!sale) return null
  const change = (times: { from?: string | null; to?: string | null }) =>
    onChange(
      variants.map((variant) =>
        variant.sale ? { ...variant, sale: { ...variant.sale, ...times } } : variant,
      ),
    )
  return (
    <div className={classes.line}>
      <FieldInput
        field={SINGLE_FIELDS.saleFrom}
        path="offer.saleFrom"
        value={sale.from}
        text={text.child('saleFrom')}
        onChange={(from) => change({ from: momentOf(from) })}
      />
      <FieldInput
        field={SINGLE_FIELDS.saleTo}
        path="offer.saleTo"
        value={sale.to}
        text={text.child('saleTo')}
        onChange={(to) => change({ to: momentOf(to) })}
      />
    </div>
  )
}

function valuesOf({ price, sku, gtin, weight, sale }: DraftVariant): Values {
  return {
    price,
    sku,
    gtin,
    weight,
    salePrice: sale?.price ?? null,
    saleFrom: sale?.from ?? null,
    saleTo: sale?.to ?? null,
  }
}

function variantOf(variant: DraftVariant, values: Values): DraftVariant {
  const { price, sku, gtin, weight, salePrice, saleFrom, saleTo } = values
  return {
    ...variant,
    price: numberOf(price) ?? 0,
    sku: String(sku ?? ''),
    gtin: String(gtin ?? ''),
    weight: numberOf(weight),
    sale:
      numberOf(salePrice) === null
        ? null
        : { price: numberOf(salePrice) ?? 0, from: momentOf(saleFrom), to: momentOf(saleTo) },
  }
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

function momentOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
