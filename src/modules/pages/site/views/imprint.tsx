import { translator } from '#kernel/i18n/texts.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { PageIntro, ProseSection } from '#modules/theme/site/parts.tsx'
import type { Business } from '../../config.ts'
import { mailHref, telephoneHref } from '../../contact-links.ts'
import type { BusinessData } from '../../pages.ts'
import { texts } from '../../texts.ts'
import { AddressLines } from './address-lines.tsx'
import { Profession } from './profession.tsx'

/** What section 5 DDG asks for, as far as the business facts hold it. */
export function ImprintView({ data: { business }, lang }: ViewProps<BusinessData>) {
  const t = translator(texts, lang)
  return (
    <>
      <PageIntro title={t('imprint.title')} lead={t('imprint.lead')} />
      <div className="prose wrap">
        {!isComplete(business) && <p className="message bad">{t('imprint.incomplete')}</p>}
        <ProseSection title={t('imprint.provider')}>
          <AddressLines business={business} lang={lang} />
        </ProseSection>
        {business.owner && (
          <ProseSection title={t('imprint.represented')}>
            <p>{business.owner}</p>
          </ProseSection>
        )}
        <ProseSection title={t('imprint.contact')}>
          {business.phone && (
            <p>
              <a href={telephoneHref(business)}>{t('imprint.phone', { phone: business.phone })}</a>
            </p>
          )}
          {business.email && (
            <p>
              <a href={mailHref(business)}>{t('imprint.email', { email: business.email })}</a>
            </p>
          )}
        </ProseSection>
        {business.register && (
          <ProseSection title={t('imprint.register')}>
            <p>{[business.court, business.register].filter(Boolean).join(', ')}</p>
          </ProseSection>
        )}
        {business.vat_id && (
          <ProseSection title={t('imprint.vat')}>
            <p>{t('imprint.vatText', { id: business.vat_id })}</p>
          </ProseSection>
        )}
        <Profession business={business} lang={lang} />
        <ProseSection title={t('imprint.dispute')}>
          <p>{t('imprint.disputeText')}</p>
        </ProseSection>
      </div>
    </>
  )
}

function isComplete({ name, street, city, email }: Business): boolean {
  return Boolean(name && street && city && email)
}
