import { z } from 'zod'
import type { Fields } from '#kernel/admin/fields/form-values.ts'
import { email, text } from '#kernel/admin/fields/text-fields.ts'
import { businessForm } from '#modules/pages/admin/pickers.tsx'
import { StarterFacts } from '../contract.ts'

const { fields } = businessForm

/** What imprint and texts cannot do without, the wizard insists on. */
export const BUSINESS_FIELDS: Fields = {
  name: fields.name,
  claim: fields.claim,
  street: text({ required: true, max: 200 }),
  zip: fields.zip,
  city: text({ required: true, max: 100 }),
  country: fields.country,
  phone: fields.phone,
  email: email({ required: true }),
  hours: fields.hours,
}

export const LEGAL_FIELDS: Fields = {
  legal_form: fields.legal_form,
  legal_name: fields.legal_name,
  owner: fields.owner,
  vat_id: fields.vat_id,
  court: fields.court,
  register: fields.register,
  chamber: fields.chamber,
}

const { shape } = StarterFacts

/** What the facts of one step must be. */
export function schemaOf(fields: Fields) {
  return z.object(
    Object.fromEntries(Object.entries(shape).filter(([name]) => Object.hasOwn(fields, name))),
  )
}
