import { z } from 'zod'

/** PostgreSQL stores neither U+0000 nor half a surrogate pair; both are refused at the edge. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/** The base of every string: bounded and storable. */
export function text(max = 2000) {
  return z
    .string()
    .max(max)
    .refine((value) => !UNSTORABLE.test(value), { error: 'unstorable' })
}

/** A text that must not be empty after trimming. */
export function requiredText(max = 2000) {
  return text(max).trim().min(1)
}

export const Id = z.uuid()
export type Id = z.infer<typeof Id>

/**
 * The one e-mail check: a single address, no quoted local part, no line break. Every check runs,
 * also on what is too long, so the pattern reads each sign in one way only.
 */
export const Email = z
  .string()
  .trim()
  .max(254)
  .regex(
    /^[^\s\p{C}@"(),:;<>[\\\]]{1,64}@[^\s\p{C}@"(),:;<>[\\\]][^\s\p{C}@"(),:;<>[\\\].]*\.[^\s\p{C}@"(),:;<>[\\\]]{2,}$/u,
    {
      error: ({ input }) => (input === '' ? 'required' : 'email'),
    },
  )

/** '+', country code, up to 14 digits (specification, section 5). */
export const Phone = z.string().regex(/^\+[1-9]\d{3,14}$/, { error: 'phone' })

/** A bank account with its check digits (ISO 13616), as people write it: DE02 1203 0000 0000 2020 51. */
export const Iban = z.string().trim().max(42).refine(isIban, { error: 'iban' })

export const Timestamp = z.iso.datetime()
export const Day = z.iso.date()
/** Money is whole cents. */
export const Cents = z.int()
/** A write carries the version it was read at. */
export const Version = z.int().min(1)
export const Tags = z.array(requiredText(60)).max(50)
export const Lang = z.enum(['de', 'en'])

/** For batch reads and removes: at most 500 ids. */
export const Ids = z.strictObject({ ids: z.array(Id).min(1).max(500) })
export const IdParams = z.object({ id: Id })
/** `DELETE /x/?_id=` beside `DELETE /x/{id}`. */
export const IdQuery = z.object({ _id: Id })
export const Empty = z.strictObject({})

function isIban(value: string): boolean {
  const compact = value.replace(/ /g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(compact)) return false
  const digits = (compact.slice(4) + compact.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}
