import type { Lang } from '#kernel/i18n/messages.ts'
import { blockLoadersOf } from '#kernel/server/site/block/block-loader.ts'
import { type BusinessHours, openingHours } from '../../blocks/opening-hours/block.ts'
import { socialLinks } from '../../blocks/social-links/block.ts'
import { type Business, businessSection } from '../../config.ts'
import { mailHref, telephoneHref } from '../../contact/contact-links.ts'
import { socialLinksOf } from '../../contact/social-networks.ts'
import { closureLines } from '../../hours/closures.ts'
import { hoursLines } from '../../hours/opening-hours.ts'
import { DAY_TAG } from '../../hours/server/new-day.ts'

/** Hours, address and numbers from the business facts. */
export const loadHours = blockLoadersOf<never>()(
  [openingHours],
  async ({ config, lang }, blocks) => {
    const facts = factsOf(config.get(businessSection), lang)
    return { data: new Map(blocks.map(({ id }) => [id, facts])), tags: ['config', DAY_TAG] }
  },
)

/** Where else the business can be found. */
export const loadSocial = blockLoadersOf<never>()([socialLinks], async ({ config }, blocks) => {
  const links = socialLinksOf(config.get(businessSection).social)
  return { data: new Map(blocks.map(({ id }) => [id, { links }])), tags: ['config'] }
})

function factsOf(business: Business, lang: Lang): BusinessHours {
  const { name, street, zip, city, phone, email, hours } = business
  return {
    lines: hoursLines(hours, lang),
    closures: closureLines(business, lang),
    address: city ? [name, street, `${zip} ${city}`.trim()].filter(Boolean) : [],
    phone: phone ? { label: phone, href: telephoneHref(business) } : null,
    email: email ? { label: email, href: mailHref(business) } : null,
  }
}
