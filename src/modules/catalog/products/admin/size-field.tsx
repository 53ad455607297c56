import { number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { type GroupField, group } from '#kernel/admin/fields/structured/group-fields.ts'
import type { Size } from '../size.ts'

/** Empty sides are null, so that nothing at all can be said. */
export type WrittenSize = Record<keyof Size, number | null>

export const NO_SIZE: WrittenSize = { length: null, width: null, height: null }

const side = number({ min: 1, max: 10_000, unit: 'cm', scale: 10, decimals: 1 })

/** In centimetres, kept in millimetres. One side alone is no size. */
export function sizeField(): GroupField<WrittenSize> {
  const base = group<WrittenSize>({ length: side, width: side, height: side })
  return {
    ...base,
    faults: (value) => [
      ...base.faults(value),
      ...missingSides(value).map((path) => ({ path, key: 'required' as const })),
    ],
  }
}

/** Null where nothing was said; the form refuses a size without length or width. */
export function writtenSize({ length, width, height }: WrittenSize): Size | null {
  return length === null || width === null ? null : { length, width, height }
}

function missingSides(value: unknown): string[] {
  const { length = null, width = null, height = null }: Partial<WrittenSize> = Object(value)
  if (length === null && width === null && height === null) return []
  return Object.entries({ length, width }).flatMap(([name, one]) => (one === null ? [name] : []))
}
