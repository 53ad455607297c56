import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { PageIntro, ProseSection } from '#modules/theme/site/parts.tsx'
import type { Business } from '../../config.ts'
import { mailHref, telephoneHref } from '../../contact/contact-links.ts'
import { missingInImprint } from '../../law/complete-imprint.ts'
import { messages } from '../../messages.ts'
import type { BusinessData } from '../../pages.ts'
import { AddressLines } from './address-lines.tsx'

/** What section 5 DDG asks for, as far as the business facts hold it. */
export function ImprintView({ data: { business }, lang }: ViewProps<BusinessData>) {
  const t = translator(messages, lang)
  const form = business.legal_form ?? 'other'
  return (
    <>
      <PageIntro title={t('imprint.title')} lead={t('imprint.lead')} />
      <div className="prose wrap">
        {missingInImprint(business).length > 0 && (
          <p className="message bad">{t('imprint.incomplete')}</p>
        )}
        <ProseSection title={t('imprint.provider')}>
          <AddressLines business={business} lang={lang} />
        </ProseSection>
        {business.owner && (
          <ProseSection title={t(`imprint.owners.${form}`)}>
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
          <ProseSection title={t(`imprint.registers.${form}`)}>
            <p>{[business.court, business.register].filter(Boolean).join(', ')}</p>
          </ProseSection>
        )}
        {business.vat_id && (
          <ProseSection title={t('imprint.vat')}>
            <p>{t('imprint.vatText', { id: business.vat_id })}</p>
          </ProseSection>
        )}
        <Profession business={business} lang={lang} />
        {business.owner && (
          <ProseSection title={t('imprint.editor')}>
            <p>{t('imprint.editorText', { name: business.owner })}</p>
          </ProseSection>
        )}
        <ProseSection title={t('imprint.dispute')}>
          <p>{t('imprint.disputeText')}</p>
        </ProseSection>
      </div>
    </>
  )
}

/** Regulated trades name their chamber, title and rules. */
function Profession({ business, lang }: { business: Business; lang: Lang }) {
  const t = translator(messages, lang)
  const { chamber, profession, profession_rules: rules } = business
  if (!chamber && !profession[lang]) return null
  return (
    <ProseSection title={t('imprint.profession')}>
      {chamber && <p>{t('imprint.chamber', { chamber })}</p>}
      {profession[lang] && <p>{t('imprint.professionName', { profession: profession[lang] })}</p>}
      {rules && <p>{t('imprint.rules', { rules })}</p>}
    </ProseSection>
  )
}
