import { z } from 'zod'
import { Cents, Id, requiredText, Timestamp, text } from '#kernel/contract/fields.ts'
import { Content } from './content.ts'
import { Size } from './size.ts'

export const MAX_VARIANTS = 250
const Price = Cents.min(0).max(100_000_000)

/** 8, 12, 13 or 14 digits, the last of which proves the others (GS1). */
const Gtin = z
  .string()
  .trim()
  .max(14)
  .refine((value) => value === '' || isGtin(value), { error: 'gtin' })

/** A lower price for everyone, for a time. What is struck through is worked out, never given. */
export const Sale = z
  .strictObject({
    price: Price,
    from: Timestamp.nullable().default(null),
    to: Timestamp.nullable().default(null),
  })
  .refine(({ from, to }) => !from || !to || from < to, { path: ['to'], error: 'period' })
export type Sale = z.infer<typeof Sale>

/** What can be bought: a product has at least one. `axes` names a value of each axis of the product. */
export const Variant = z.strictObject({
  _id: Id,
  sku: text(80).trim(),
  gtin: Gtin,
  color: Id.nullable(),
  axes: z.array(text(80)).max(3),
  /** Whole cents, gross. */
  price: Price,
  sale: Sale.nullable(),
  /** Grams. */
  weight: z.int().min(0).max(100_000_000).nullable(),
  image: Id.nullable(),
  /** Null: as much as the product says. */
  content: Content.nullable(),
  /** Null: as large as the product says. */
  size: Size.nullable(),
})
export type Variant = z.infer<typeof Variant>

/** What tells a variant from the others of its product. */
export type Kind = Pick<Variant, 'color' | 'axes'>

/** Two of the same word are the same thing to those who buy. */
export function kindOf({ color, axes }: Kind): string {
  return JSON.stringify([color, ...axes])
}

/** Who makes a variant gives what there is to say; without an id it is the one of its kind, or new. */
export const WrittenVariant = z.strictObject({
  ...Variant.shape,
  _id: Id.optional(),
  sku: Variant.shape.sku.default(''),
  gtin: Gtin.default(''),
  color: Variant.shape.color.default(null),
  axes: Variant.shape.axes.default([]),
  sale: Variant.shape.sale.default(null),
  weight: Variant.shape.weight.default(null),
  image: Variant.shape.image.default(null),
  content: Variant.shape.content.default(null),
  size: Variant.shape.size.default(null),
})
export type WrittenVariant = z.infer<typeof WrittenVariant>

/** What variants differ in besides their colour: size, wood. Its values in the order they are shown. */
export const Axis = z.strictObject({
  name: requiredText(60),
  name_en: text(60).default(''),
  values: z
    .array(z.strictObject({ value: requiredText(80), value_en: text(80).default('') }))
    .min(1)
    .max(100),
})
export type Axis = z.infer<typeof Axis>

function isGtin(value: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(value)) return false
  const digits = [...value].map(Number).toReversed()
  const sum = digits.reduce((all, digit, at) => all + digit * (at % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0
}
