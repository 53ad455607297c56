import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'

/** A list as forms offer it, in the language of the page. */
export type OfferedList = { id: string; name: string; description: string; wording: string }

/** What the module of subscribers brings: the lists of its sign-up, and where the form goes. */
export type SignUpForm = {
  lists: readonly OfferedList[]
  /** What the box says that asks whether opening a mail may be noticed; '' where none is asked. */
  tracking: string
  action: string
}

/** The lists a form offers, joined by commas: it may come back with faults. */
export const OFFER_FIELD = 'offer'

/** The box that agrees to opening being noticed: apart from the newsletter, and never ticked before. */
export const TRACKING_FIELD = 'tracking'

/** Before the ids of lists in a form. */
export const LIST_PREFIX = 'list_'

export const newsletterForm = blockType({
  name: 'newsletter-form',
  v: 1,
  label: { de: 'Newsletter-Anmeldung', en: 'Newsletter sign-up' },
  group: 'business',
  icon: 'mail',
  module: 'subscribers',
  schema: z.object({
    /** '' takes the usual words. */
    title: text(200).default(''),
    lead: text(500).default(''),
    submit: text(60).default(''),
  }),
  defaults: () => ({}),
  caps: { resizable: true, hasInline: true },
  data: dataOf<SignUpForm>(),
})
