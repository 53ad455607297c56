import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { PageIntro, ProseSection } from '#modules/theme/site/parts.tsx'
import type { Business } from '../../config.ts'
import { messages } from '../../messages.ts'
import type { BusinessData } from '../../pages.ts'
import { AddressLines } from './address-lines.tsx'

/** What this software does with data, in the order a visitor meets it. */
export function PrivacyView({ data: { business }, lang }: ViewProps<BusinessData>) {
  const t = translator(messages, lang)
  return (
    <>
      <PageIntro title={t('privacy.title')} lead={t('privacy.lead')} />
      <div className="prose wrap">
        <Controller business={business} lang={lang} />
        <ProseSection title={t('privacy.visit.title')}>
          <p>{t('privacy.visit.text')}</p>
          <p>{t('privacy.visit.records', { days: business.log_days })}</p>
        </ProseSection>
        <Hosting business={business} lang={lang} />
        <ProseSection title={t('privacy.cookies.title')}>
          <p>{t('privacy.cookies.text')}</p>
          <p>{t('privacy.cookies.session')}</p>
          <p>{t('privacy.cookies.assets')}</p>
        </ProseSection>
        <ProseSection title={t('privacy.contact.title')}>
          <p>{t('privacy.contact.text')}</p>
        </ProseSection>
        <ProseSection title={t('privacy.third.title')}>
          <p>{t('privacy.third.text')}</p>
        </ProseSection>
        <ProseSection title={t('privacy.rights.title')}>
          <p>{t('privacy.rights.text')}</p>
          <p>{t('privacy.rights.object')}</p>
          <p>{t('privacy.rights.complain')}</p>
          {business.authority && <p>{business.authority}</p>}
        </ProseSection>
      </div>
    </>
  )
}

type PartProps = { business: Business; lang: Lang }

function Controller({ business, lang }: PartProps) {
  const t = translator(messages, lang)
  return (
    <ProseSection title={t('privacy.controller.title')}>
      <p>{t('privacy.controller.text')}</p>
      <AddressLines business={business} lang={lang} />
      <p className="lines">{[business.email, business.phone].filter(Boolean).join('\n')}</p>
    </ProseSection>
  )
}

function Hosting({ business, lang }: PartProps) {
  const t = translator(messages, lang)
  const hosting = business.hosting[lang]
  return (
    <ProseSection title={t('privacy.hosting.title')}>
      <p>{hosting ? t('privacy.hosting.text', { hosting }) : t('privacy.hosting.own')}</p>
    </ProseSection>
  )
}
