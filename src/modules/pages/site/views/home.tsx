import { translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { PageIntro } from '#modules/theme/site/parts.tsx'
import { messages } from '../../messages.ts'
import type { BusinessData } from '../../pages.ts'

/** Name and claim, as long as nobody has made a home page. */
export function HomeView({ data: { business }, lang }: ViewProps<BusinessData>) {
  const lead = business.claim[lang] || translator(messages, lang)('home.empty')
  return <PageIntro title={business.name} lead={lead} />
}
