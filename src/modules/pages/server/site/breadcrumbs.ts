import { type Lang, translator } from '#kernel/i18n/texts.ts'
import type { Services } from '#kernel/server/services.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { slotOf } from '#kernel/site/block/walk-blocks.ts'
import { openingHours } from '../../blocks/opening-hours/block.ts'
import { businessSection } from '../../config.ts'
import { pageTexts } from '../../page-texts.ts'
import { HOME_PATH } from '../addresses/addresses.ts'
import type { Neighbour, StoredRow } from './load-stored.ts'
import { localBusiness } from './local-business.ts'

type SiteContext = Pick<Services, 'config' | 'settings'> & { lang: Lang }

/** Home page and contact tell search engines about the business, all others how to get to them. */
export function breadcrumbs(
  { config, settings, lang }: SiteContext,
  row: StoredRow,
  trail: readonly Neighbour[],
): Record<string, unknown> {
  const business = config.get(businessSection)
  const isContact = row.id === business.action.page || holdsHours(row.blocks)
  if (row.fields.path === HOME_PATH || isContact) return localBusiness(business, settings.baseUrl)
  const home = { label: translator(pageTexts, lang)('home'), href: lang === 'de' ? '/' : '/en' }
  const above = trail.filter(({ id, href }) => id !== row.id && href !== home.href)
  const steps = [home, ...above, { label: row.fields.title, href: undefined }]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      ...(href && { item: settings.baseUrl + href }),
    })),
  }
}

function holdsHours(blocks: readonly Block[]): boolean {
  return blocks.some(
    (block) =>
      block.type === openingHours.name || (block.props && holdsHours(slotOf(block, 'blocks'))),
  )
}
