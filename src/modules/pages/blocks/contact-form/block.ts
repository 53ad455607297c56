import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'

/** A field as the form draws it, its label in the language of the page. */
export type ContactField = {
  name: string
  label: string
  type: 'text' | 'email' | 'phone' | 'multiline' | 'choice' | 'boolean'
  options: readonly string[]
  required: boolean
}

/** What the module of messages brings: the fields of its settings, and where the form goes. */
export type ContactForm = { fields: readonly ContactField[]; action: string }

/** Before the names of the configured fields: they cannot meet those of the form itself. */
export const FIELD_PREFIX = 'f_'

export const contactForm = blockType({
  name: 'contact-form',
  v: 1,
  label: { de: 'Kontaktformular', en: 'Contact form' },
  group: 'business',
  icon: 'mail',
  schema: z.object({
    /** '' takes the usual words. */
    title: text(200).default(''),
    lead: text(500).default(''),
    submit: text(60).default(''),
  }),
  defaults: () => ({}),
  caps: { resizable: true, hasInline: true },
  data: dataOf<ContactForm>(),
})
