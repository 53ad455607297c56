import { z } from 'zod'
import { choice, choices } from '#kernel/admin/fields/choice-fields.ts'
import type { Fields } from '#kernel/admin/fields/form-values.ts'
import { group, list } from '#kernel/admin/fields/group-fields.ts'
import { time } from '#kernel/admin/fields/moment-fields.ts'
import { email, text } from '#kernel/admin/fields/text-fields.ts'
import { DAYS, type Hours, LEGAL_FORMS } from '#modules/pages/config.ts'
import { StarterFacts } from '../contract.ts'

const bothLanguages = (max: number) => group({ de: text({ max }), en: text({ max }) })

export const BUSINESS_FIELDS: Fields = {
  name: text({ required: true, max: 100 }),
  claim: bothLanguages(500),
  street: text({ max: 200 }),
  zip: text({ max: 20 }),
  city: text({ required: true, max: 100 }),
  country: choice(['DE', 'AT', 'CH', 'LI', 'LU'], { required: true }),
  phone: text({ max: 30 }),
  email: email({ required: true }),
  hours: list<Hours>(
    {
      days: choices(DAYS, { required: true }),
      opens: time(),
      closes: time(),
      note: bothLanguages(200),
    },
    { max: 14 },
  ),
}

export const LEGAL_FIELDS: Fields = {
  legal_form: choice(LEGAL_FORMS),
  legal_name: text({ max: 200 }),
  owner: text({ max: 200 }),
  vat_id: text({ max: 20 }),
  court: text({ max: 100 }),
  register: text({ max: 50 }),
  chamber: text({ max: 200 }),
}

const { shape } = StarterFacts

/** What the facts of one step must be. */
export function schemaOf(fields: Fields) {
  return z.object(
    Object.fromEntries(Object.entries(shape).filter(([name]) => Object.hasOwn(fields, name))),
  )
}
