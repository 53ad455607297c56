import { Email, Phone } from '#kernel/contract/fields.ts'
import type { MessageField } from '../config.ts'
import { LEAST } from '../inbox/message-values.ts'

/** Which sentence of the dictionary a fault is: see `fault` in the messages of the form. */
export type FieldFault =
  | 'nameMissing'
  | 'nameShort'
  | 'messageShort'
  | 'emailInvalid'
  | 'addressInvalid'
  | 'phoneInvalid'
  | 'required'
  | 'choice'
  | 'tooLong'

type Values = Readonly<Record<string, string | boolean>>

const LONGEST = { multiline: 10_000, other: 500 } as const

/** What stands in the fields of the form, tidied, and what is wrong with each of them. */
export function checkFields(
  fields: readonly MessageField[],
  sent: Values,
): { values: Record<string, string | boolean>; faults: Record<string, FieldFault> } {
  const values: Record<string, string | boolean> = {}
  const faults: Record<string, FieldFault> = {}
  for (const field of fields) {
    const value = tidy(field, sent[field.name])
    const fault = faultOf(field, value)
    if (fault) faults[field.name] = fault
    if (value !== '') values[field.name] = value
  }
  return { values, faults }
}

function tidy({ type }: MessageField, value: string | boolean | undefined): string | boolean {
  if (type === 'boolean') return value === true || value === 'on' || value === 'true'
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''
}

function faultOf(field: MessageField, value: string | boolean): FieldFault | undefined {
  if (typeof value === 'boolean') return field.required && !value ? 'required' : undefined
  if (value === '') return missing(field)
  const longest = field.type === 'multiline' ? LONGEST.multiline : LONGEST.other
  if (value.length > longest) return 'tooLong'
  return invalid(field, value)
}

function missing({ name, required }: MessageField): FieldFault | undefined {
  if (!required) return undefined
  return name === 'name' ? 'nameMissing' : 'required'
}

function invalid({ name, type, options }: MessageField, value: string): FieldFault | undefined {
  if (name === 'name' && [...value].length < LEAST.name) return 'nameShort'
  if (name === 'message' && [...value].length < LEAST.message) return 'messageShort'
  if (type === 'email' && !Email.safeParse(value).success)
    return name === 'email' ? 'emailInvalid' : 'addressInvalid'
  if (type === 'phone' && !Phone.safeParse(value.replace(/[\s()/-]/g, '')).success)
    return 'phoneInvalid'
  if (type === 'choice' && !options.includes(value)) return 'choice'
  return undefined
}
