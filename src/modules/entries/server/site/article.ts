import type { Lang } from '#kernel/i18n/texts.ts'
import type { Services } from '#kernel/server/services.ts'
import { pictureAddress } from '#kernel/server/site/page-head.ts'
import { businessSection } from '#modules/pages/config.ts'
import { excerptOf } from './excerpt.ts'
import type { ShownRow } from './find-shown.ts'

type Asking = Pick<Services, 'config' | 'settings'> & { lang: Lang }

/** An entry for search engines (schema.org). */
export function articleOf(
  { config, settings, lang }: Asking,
  row: ShownRow,
  path: string,
): Record<string, unknown> {
  const { title, summary, cover } = row.fields
  const publisher = { '@type': 'Organization', name: config.get(businessSection).name }
  const description = excerptOf(summary, row.blocks)
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title.slice(0, 110),
    inLanguage: lang,
    mainEntityOfPage: settings.baseUrl + path,
    datePublished: row.publish_date.toISOString(),
    dateModified: (row.published_at ?? row.publish_date).toISOString(),
    publisher,
    author: row.author ? { '@type': 'Person', name: row.author } : publisher,
    ...(description && { description }),
    ...(cover && { image: pictureAddress(cover, settings.baseUrl) }),
    ...(row.tags.length > 0 && { keywords: row.tags.join(', ') }),
  }
}
