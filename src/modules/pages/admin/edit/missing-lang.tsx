import { IconLanguage } from '@tabler/icons-react'
import { useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/texts.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { readDraft, saveDraft } from '../../contract-drafts.ts'
import type { Page } from '../../contract-page.ts'
import { browseTexts, editTexts } from '../texts.ts'

type Props = { page: Page; lang: Lang; onMade(): Promise<unknown> }

/** A language nobody wrote in yet: begin empty, or with the blocks of the other one. */
export function MissingLang({ page, lang, onMade }: Props) {
  const t = useTexts(editTexts)
  const browse = useTexts(browseTexts)
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
    <EmptyState
      icon={<IconLanguage size={24} stroke={1.5} aria-hidden />}
      title={t('lang.missingTitle', { lang: browse(`lang.${lang}`) })}
      text={t('lang.missingText')}
      action={{ label: t('lang.copy'), onSelect: () => void begin(true) }}
      secondary={{ label: t('lang.empty'), onSelect: () => void begin(false) }}
    />
  )
}
