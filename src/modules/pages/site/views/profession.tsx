import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { ProseSection } from '#modules/theme/site/parts.tsx'
import type { Business } from '../../config.ts'
import { texts } from '../../texts.ts'

/** Regulated trades name their chamber, title and rules. */
export function Profession({ business, lang }: { business: Business; lang: Lang }) {
  const t = translator(texts, lang)
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
