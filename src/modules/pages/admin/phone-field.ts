import type { Field } from '#kernel/admin/fields/field.ts'
import { text } from '#kernel/admin/fields/text-fields.ts'
import { Business } from '../config.ts'

/** A number as people write it; whoever leaves out the country is told how to put it in. */
export function phoneField(): Field<string> {
  const field = text({ max: 30 })
  const isFine = (value: unknown) => Business.shape.phone.safeParse(value ?? '').success
  return {
    ...field,
    faults: (value) => (isFine(value) ? field.faults(value) : [{ path: '', key: 'phone' }]),
  }
}
