import { SegmentedControl } from '@mantine/core'
import { useMessages } from '#kernel/admin/session.tsx'
import { useSiteLanguages } from '#kernel/admin/use-site-languages.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Page } from '../../contract-page.ts'
import { browseMessages, editMessages } from '../messages.ts'

type SwitchProps = { page: Page; lang: Lang; onChange(lang: Lang): void }

/** The languages, each with how it stands; one alone needs no switch. */
export function LangSwitch({ page, lang, onChange }: SwitchProps) {
  const t = useMessages(editMessages)
  const browse = useMessages(browseMessages)
  const languages = useSiteLanguages(page.languages)
  if (languages.length < 2) return null
  return (
    <SegmentedControl
      aria-label={t('lang.label')}
      value={lang}
      onChange={(value) => onChange(value === 'en' ? 'en' : 'de')}
      data={languages.map((value) => ({
        value,
        label: page.languages[value]
          ? browse(`lang.${value}`)
          : browse('lang.add', { lang: browse(`lang.${value}`) }),
      }))}
    />
  )
}
