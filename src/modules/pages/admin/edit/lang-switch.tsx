import { SegmentedControl } from '@mantine/core'
import { useTexts } from '#kernel/admin/session.tsx'
import { LANGS, type Lang } from '#kernel/i18n/texts.ts'
import type { Page } from '../../contract-page.ts'
import { browseTexts, editTexts } from '../texts.ts'

type SwitchProps = { page: Page; lang: Lang; onChange(lang: Lang): void }

/** Both languages, each with how it stands. */
export function LangSwitch({ page, lang, onChange }: SwitchProps) {
  const t = useTexts(editTexts)
  const browse = useTexts(browseTexts)
  return (
    <SegmentedControl
      aria-label={t('lang.label')}
      value={lang}
      onChange={(value) => onChange(value === 'en' ? 'en' : 'de')}
      data={LANGS.map((value) => ({
        value,
        label: page.languages[value]
          ? browse(`lang.${value}`)
          : browse('lang.add', { lang: browse(`lang.${value}`) }),
      }))}
    />
  )
}
