import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { factorTexts } from '../../factor-texts.ts'
import { type CodesStep, loginPage } from '../../pages.ts'
import { FormPage } from './form-page.tsx'
import { RecoveryList } from './recovery-list.tsx'

type Props = { data: CodesStep; lang: Lang }

/** Shown once. The way on leads over the login page, which knows where the person belongs. */
export function CodesView({ data, lang }: Props) {
  const t = translator(factorTexts, lang)
  const next = data.next ? `?next=${encodeURIComponent(data.next)}` : ''
  return (
    <FormPage title={t('codes.title')} lead={t('codes.lead')}>
      <RecoveryList codes={data.codes} lang={lang} next={loginPage.path[lang] + next} />
    </FormPage>
  )
}
