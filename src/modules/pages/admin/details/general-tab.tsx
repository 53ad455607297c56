import { Anchor, Button } from '@mantine/core'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { CallError } from '#kernel/client/call-error.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import type { Draft } from '../../contract-drafts.ts'
import type { LangState, Page } from '../../contract-page.ts'
import type { DraftEditing } from '../edit/drafts/use-draft.ts'
import classes from '../edit/edit.module.css'
import { FieldsForm } from '../edit/fields-form.tsx'
import { PageStatus } from '../edit/page-status.tsx'
import { editMessages } from '../messages.ts'
import { usePublishNeeds } from '../shown-page.ts'
import { AccessCard } from './access-card.tsx'
import { AdvancedPart } from './advanced-part.tsx'
import { PlaceCard } from './place-card.tsx'

const TITLE = { title: text({ required: true, max: 200 }) }
const SLUG = { slug: text({ max: 120, code: true }) }
const LINKTEXT = { linktext: text({ max: 100 }) }

export type DetailsProps = {
  page: Page
  draft: Draft
  editing: DraftEditing
  isReadOnly: boolean
  /** Only texts and pictures may be changed. */
  isFixed: boolean
  /** Asks when the page goes online and offline; absent: this person may not. */
  onSchedule?(): void
}

/** What the page is called, where it is found, who sees it and when. */
export function GeneralTab(props: DetailsProps) {
  const { page, draft, editing, isReadOnly, isFixed } = props
  const isLocked = isReadOnly || isFixed
  const needsPublish = usePublishNeeds().toChange(page)
  const structure = { page, isReadOnly: isLocked || needsPublish, isHinted: needsPublish }
  const state = page.languages[draft.lang]
  return (
    <div className={classes.column}>
      <NameCard {...props} state={state} />
      <StateCard {...props} state={state} />
      <PlaceCard {...structure} part="menu">
        <FieldsForm editing={editing} fields={LINKTEXT} isReadOnly={isReadOnly} />
      </PlaceCard>
      <PlaceCard {...structure} part="place" settle={() => editing.store.settle()} />
      <AccessCard {...structure} />
      <AdvancedPart structure={structure} editing={editing} isReadOnly={isLocked} />
    </div>
  )
}

type StateProps = DetailsProps & { state: LangState | undefined }

/** The address now and after publishing; a taken one comes with a free one to take. */
function NameCard({ editing, state, isReadOnly, isFixed }: StateProps) {
  const t = useMessages(editMessages)
  const slug = suggestionOf(editing)
  const take = () => {
    if (slug) editing.setField('slug', slug)
    void editing.store.flush()
  }
  return (
    <CardSection title={t('side.name')}>
      <div className={classes.fields}>
        <FieldsForm editing={editing} fields={TITLE} isReadOnly={isReadOnly} />
        <FieldsForm editing={editing} fields={SLUG} isReadOnly={isReadOnly || isFixed} />
      </div>
      {slug && (
        <Button variant="default" mt="xs" onClick={take}>
          {t('side.takeSuggestion', { slug })}
        </Button>
      )}
      <div className={classes.facts}>
        {state?.liveRoute && (
          <span className={classes.address}>
            {t('side.now')}{' '}
            <Anchor href={state.liveRoute} underline="always">
              {state.liveRoute}
            </Anchor>
          </span>
        )}
        {state && state.route !== state.liveRoute && (
          <span className={classes.address}>
            {t('side.later')} <strong>{state.route}</strong>
          </span>
        )}
      </div>
    </CardSection>
  )
}

/** How this language stands, what is planned, and who wrote last. */
function StateCard({ draft, state, onSchedule }: StateProps) {
  const t = useMessages(editMessages)
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
      {onSchedule && (
        <Button variant="default" mt="sm" onClick={onSchedule}>
          {t('act.schedule')}
        </Button>
      )}
    </CardSection>
  )
}

/** Whoever asked for approval says why; whoever returned the draft says what is missing. */
function ReviewNote({ note, isAsked }: { note: string; isAsked: boolean }) {
  const t = useMessages(editMessages)
  if (isAsked) return <span>{t('side.note', { note })}</span>
  return (
    <span>
      <StatusBadge label={t('side.returned')} tone="warn" /> {note}
    </span>
  )
}

function suggestionOf({ state }: DraftEditing): string | undefined {
  if (state.phase !== 'failed' || !(state.error instanceof CallError)) return undefined
  const { suggestion } = state.error.details
  return typeof suggestion === 'string' ? suggestion : undefined
}
