import { translator } from '#kernel/i18n/messages.ts'
import { pagesOf } from '#kernel/server/site/route/site-route.ts'
import { shownServices } from '#modules/privacy/server/api.ts'
import { businessSection } from '../../config.ts'
import { messages } from '../../messages.ts'
import { disclaimerPage, homePage, imprintPage, privacyPage, shippingPage } from '../../pages.ts'
import { localBusiness } from './local-business.ts'

const onPage = pagesOf<never>()
const TAGS = ['config']

/** Shown as long as no stored page has their address. */
export const builtInPages = [
  onPage(homePage, {
    load: async ({ config, lang, settings }) => {
      const business = config.get(businessSection)
      return {
        kind: 'page',
        data: { business },
        meta: {
          title: business.name,
          description: business.claim[lang],
          isWholeTitle: true,
          jsonLd: localBusiness(business, settings.baseUrl),
        },
        tags: TAGS,
      }
    },
  }),
  onPage(imprintPage, {
    load: async ({ config, lang }) => {
      const title = translator(messages, lang)('imprint.title')
      const business = config.get(businessSection)
      const description = `${title}: ${business.legal_name || business.name}`
      return { kind: 'page', data: { business }, meta: { title, description }, tags: TAGS }
    },
  }),
  onPage(privacyPage, {
    load: async ({ config, modules, lang }) => {
      const t = translator(messages, lang)
      const services = shownServices({ config, modules }, lang)
      const lead = services.some(({ asks }) => asks) ? 'leadAsked' : 'lead'
      const meta = { title: t('privacy.title'), description: t(`privacy.${lead}`) }
      const business = config.get(businessSection)
      return { kind: 'page', data: { business, services }, meta, tags: TAGS }
    },
  }),
]

/**
 * The same for addresses that answer although nobody asked for a page there (decisions, "Rulings on
 * addresses"): search engines leave them alone, and they are in no sitemap.
 */
export const quietPages = [quiet(disclaimerPage, 'disclaimer'), quiet(shippingPage, 'shipping')]

function quiet(page: typeof disclaimerPage, words: 'disclaimer' | 'shipping') {
  return onPage(page, {
    load: async ({ config, lang }) => {
      const t = translator(messages, lang)
      const meta = { title: t(`${words}.title`), description: t(`${words}.lead`), noindex: true }
      return { kind: 'page', data: { business: config.get(businessSection) }, meta, tags: TAGS }
    },
  })
}
