import { translator } from '#kernel/i18n/texts.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { PageIntro } from '#modules/theme/site/parts.tsx'
import type { BusinessData } from '../../pages.ts'
import { texts } from '../../texts.ts'
import { Hero } from './hero.tsx'
import { Services } from './services.tsx'
import { Steps } from './steps.tsx'
import { Visit } from './visit.tsx'
import { Works } from './works.tsx'

export function HomeView({ data: { business }, lang }: ViewProps<BusinessData>) {
  const t = translator(texts, lang)
  if (!business.sample_texts) {
    return <PageIntro title={business.name} lead={business.claim[lang] || t('home.empty')} />
  }
  return (
    <>
      <Hero lang={lang} />
      <section className="wrap band statement">
        <p>{t('home.statement')}</p>
      </section>
      <Services lang={lang} />
      <Works lang={lang} />
      <Steps lang={lang} />
      <Visit business={business} lang={lang} />
    </>
  )
}
