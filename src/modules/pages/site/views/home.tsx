import { translator } from '#kernel/i18n/texts.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { PageIntro } from '#modules/theme/site/parts.tsx'
import type { BusinessData } from '../../pages.ts'
import { texts } from '../../texts.ts'

/** Name and claim, as long as nobody has made a home page. */
export function HomeView({ data: { business }, lang }: ViewProps<BusinessData>) {
  const lead = business.claim[lang] || translator(texts, lang)('home.empty')
  return <PageIntro title={business.name} lead={lead} />
}
