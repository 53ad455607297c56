import { SegmentedControl } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { useSiteLanguages } from '#kernel/admin/use-site-languages.ts'
import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { readDraft, saveDraft } from '../../contract-drafts.ts'
import type { Page } from '../../contract-page.ts'
import { browseMessages, editMessages } from '../messages.ts'
import { BROWSE } from '../paths.ts'
import classes from './edit.module.css'

type SwitchProps = { page: Page; lang: Lang; onChange(lang: Lang): void }

/** The languages, each with how it stands; one alone needs no switch. */
export function LangSwitch({ page, lang, onChange }: SwitchProps) {
  const t = useMessages(editMessages)
  const browse = useMessages(browseMessages)
  const languages = useSiteLanguages(page.languages)
  if (languages.length < 2) return null
  return (
    <SegmentedControl
      className={classes.languages}
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

type MissingProps = SwitchProps & { onMade(): unknown }

/** A language nobody wrote in yet: begin empty, or with the blocks of the other one. */
export function MissingLang({ page, lang, onChange, onMade }: MissingProps) {
  const t = useMessages(editMessages)
  const browse = useMessages(browseMessages)
  const { attempt } = useAttempt()
  const params = { id: page._id }
  const begin = async (isCopy: boolean) => {
    const other = lang === 'de' ? 'en' : 'de'
    const isDone = await attempt(async () => {
      const source = isCopy ? await call(readDraft, { params, query: { lang: other } }) : undefined
      const body = {
        lang,
        revision: 0,
        fields: { title: page.title },
        blocks: source?.blocks ?? [],
      }
      await call(saveDraft, { params, body })
    })
    if (isDone) await onMade()
  }
  return (
    <>
      <AdminPageHead title={page.title} breadcrumb={[{ label: browse('title'), path: BROWSE }]} />
      <LangSwitch page={page} lang={lang} onChange={onChange} />
      <EmptyState
        icon={<IconLanguage size={24} stroke={1.5} aria-hidden />}
        title={t('lang.missingTitle', { lang: browse(`lang.${lang}`) })}
        text={t('lang.missingText')}
        action={{ label: t('lang.copy'), onSelect: () => void begin(true) }}
        secondary={{ label: t('lang.empty'), onSelect: () => void begin(false) }}
      />
    </>
  )
}
