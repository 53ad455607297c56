import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { formatMoment } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import type { Draft } from '../../contract-drafts.ts'
import type { LangState } from '../../contract-page.ts'
import { PageStatus } from '../page-status.tsx'
import { editTexts } from '../texts.ts'
import classes from './edit.module.css'

type Props = { draft: Draft; state: LangState | undefined }

/** How this language stands, what is planned, and who wrote last. */
export function StateCard({ draft, state }: Props) {
  const t = useTexts(editTexts)
  const { lang } = useSession().user
  const { expire_at, publish_at, saved_by, review_note } = draft
  return (
    <CardSection title={t('side.state')}>
      <div className={classes.facts}>
        <span>
          <PageStatus state={state ?? draft} />
        </span>
        {publish_at && (
          <span>{t('side.goesLive', { moment: formatMoment(publish_at, lang) })}</span>
        )}
        {expire_at && <span>{t('side.goesOff', { moment: formatMoment(expire_at, lang) })}</span>}
        {review_note && <ReviewNote note={review_note} isAsked={draft.status === 'review'} />}
        {saved_by && (
          <span className={classes.quiet}>{t('side.savedBy', { name: saved_by.name })}</span>
        )}
      </div>
    </CardSection>
  )
}

/** Whoever asked for approval says why; whoever returned the draft says what is missing. */
function ReviewNote({ note, isAsked }: { note: string; isAsked: boolean }) {
  const t = useTexts(editTexts)
  if (isAsked) return <span>{t('side.note', { note })}</span>
  return (
    <span>
      <StatusBadge label={t('side.returned')} tone="warn" /> {note}
    </span>
  )
}
