import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { PageIntro, ProseSection } from '#modules/theme/site/parts.tsx'
import type { Business } from '../../config.ts'
import { mailHref, telephoneHref } from '../../contact/contact-links.ts'
import { messages } from '../../messages.ts'
import type { BusinessData } from '../../pages.ts'
import { AddressLines } from './address-lines.tsx'

export function DisclaimerView({ data: { business }, lang }: ViewProps<BusinessData>) {
  const t = translator(messages, lang)
  const { name } = business
  return (
    <>
      <PageIntro title={t('disclaimer.title')} lead={t('disclaimer.lead')} />
      <div className="prose wrap">
        <ProseSection title={t('disclaimer.content.title')}>
          <p>{t('disclaimer.content.text', { name })}</p>
        </ProseSection>
        <ProseSection title={t('disclaimer.links.title')}>
          <p>{t('disclaimer.links.text')}</p>
        </ProseSection>
        <ProseSection title={t('disclaimer.rights.title')}>
          <p>{t('disclaimer.rights.text')}</p>
        </ProseSection>
        <ProseSection title={t('disclaimer.report.title')}>
          <p>{t('disclaimer.report.text')}</p>
          <AddressLines business={business} lang={lang} />
          <ContactLines business={business} lang={lang} />
        </ProseSection>
      </div>
    </>
  )
}

export function ShippingView({ data: { business }, lang }: ViewProps<BusinessData>) {
  const t = translator(messages, lang)
  const { name } = business
  return (
    <>
      <PageIntro title={t('shipping.title')} lead={t('shipping.lead')} />
      <div className="prose wrap">
        <ProseSection title={t('shipping.cost.title')}>
          <p>{t('shipping.cost.text', { name })}</p>
        </ProseSection>
        <ProseSection title={t('shipping.pickup.title')}>
          <p>{t('shipping.pickup.text')}</p>
          <AddressLines business={business} lang={lang} />
        </ProseSection>
        <ProseSection title={t('shipping.questions.title')}>
          <p>{t('shipping.questions.text')}</p>
          <ContactLines business={business} lang={lang} />
        </ProseSection>
      </div>
    </>
  )
}

function ContactLines({ business, lang }: { business: Business; lang: Lang }) {
  const t = translator(messages, lang)
  const { phone, email } = business
  return (
    <>
      {phone && (
        <p>
          <a href={telephoneHref(business)}>{t('imprint.phone', { phone })}</a>
        </p>
      )}
      {email && (
        <p>
          <a href={mailHref(business)}>{t('imprint.email', { email })}</a>
        </p>
      )}
    </>
  )
}
