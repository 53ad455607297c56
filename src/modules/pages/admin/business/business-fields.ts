import type { Field } from '#kernel/admin/fields/field.ts'
import { choice, choices } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { time } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { email, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { group, list } from '#kernel/admin/fields/structured/group-fields.ts'
import { Business, DAYS, type Hours, LEGAL_FORMS } from '../../config.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

export const bothLanguages = (max: number) => group({ de: text({ max }), en: text({ max }) })

const fields = {
  name: text({ required: true, max: 100 }),
  legal_name: text({ max: 200 }),
  legal_form: choice(LEGAL_FORMS),
  claim: bothLanguages(500),
  owner: text({ max: 200 }),
  street: text({ max: 200 }),
  zip: text({ max: 20 }),
  city: text({ max: 100 }),
  country: choice(['DE', 'AT', 'CH', 'LI', 'LU'], { required: true }),
  phone: phoneField(),
  email: email(),
  hours: list<Hours>(
    {
      days: choices(DAYS, { required: true }),
      opens: time(),
      closes: time(),
      note: bothLanguages(200),
    },
    { max: 14 },
  ),
  vat_id: text({ max: 20 }),
  court: text({ max: 100 }),
  register: text({ max: 50 }),
  chamber: text({ max: 200 }),
}

/** The facts anyone asks for, and what forms call them. */
export const businessForm = { fields, words: { de, en } }

/** A number as people write it; whoever leaves out the country is told how to put it in. */
function phoneField(): Field<string> {
  const field = text({ max: 30 })
  const isFine = (value: unknown) => Business.shape.phone.safeParse(value ?? '').success
  return {
    ...field,
    faults: (value) => (isFine(value) ? field.faults(value) : [{ path: '', key: 'phone' }]),
  }
}
