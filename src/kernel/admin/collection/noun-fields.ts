import type { NounField } from '#kernel/contract/noun/field.ts'
import type { NounFields } from '#kernel/contract/noun/noun.ts'
import { boolean, choice, tags } from '../fields/choice-fields.ts'
import { colour } from '../fields/colour-field.tsx'
import { customField, type Field } from '../fields/field.ts'
import { date, dateTime } from '../fields/moment-fields.ts'
import { money, number } from '../fields/number-fields.ts'
import { email, multiline, phone, text } from '../fields/text-fields.ts'

const stamp = () => dateTime({ readOnly: true })

/** The form and table side of a noun's fields; what is custom is brought by the collection. */
export function nounFields(fields: NounFields): Record<string, Field> {
  const own = Object.entries(fields).map(([name, declared]) => [name, formField(declared)])
  return { ...Object.fromEntries(own), created: stamp(), updated: stamp() }
}

function formField({ kind, mode, max, pattern, isCode, choices = [] }: NounField): Field {
  const options = { required: mode === 'required', readOnly: mode === 'read-only' }
  switch (kind) {
    case 'text':
      return text({ ...options, max, pattern, code: isCode })
    case 'multiline':
      return multiline({ ...options, max })
    case 'email':
      return email(options)
    case 'phone':
      return phone(options)
    case 'colour':
      return colour(options)
    case 'flag':
      return boolean(options)
    case 'choice':
      return choice(choices, options)
    case 'tags':
      return tags(options)
    case 'integer':
      return number(options)
    case 'cents':
      return money(options)
    case 'day':
      return date(options)
    case 'moment':
      return dateTime(options)
    case 'custom':
      return customField<unknown>({ empty: null }, options)
  }
}
