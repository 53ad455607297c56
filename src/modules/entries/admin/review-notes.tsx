import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/texts.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { readEntryDraft } from '../contract-drafts.ts'
import { adminTexts } from './texts.ts'

type Props = {
  id: string
  lang: Lang
  /** Of the entry; every step of a review counts it up. */
  version: number
  isAsked: boolean
}

/** What was said when approval was asked for, or when the draft was returned. */
export function ReviewNote({ id, lang, version, isAsked }: Props) {
  const t = useTexts(adminTexts)
  const { data } = useQuery({
    queryKey: ['entries', 'review-note', id, lang, version],
    queryFn: () => call(readEntryDraft, { params: { id }, query: { lang } }),
  })
  const note = data?.review_note
  if (!note) return null
  if (isAsked) return <Text>{t('review.note', { note })}</Text>
  return (
    <Text component="div">
      <StatusBadge label={t('review.returned')} tone="warn" /> {note}
    </Text>
  )
}
