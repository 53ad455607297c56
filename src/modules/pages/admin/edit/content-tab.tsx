import { Anchor, Button, MultiSelect, Text, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { admin } from '#kernel/access/rules.ts'
import { text } from '#kernel/admin/fields/text-fields.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { CallError } from '#kernel/client/call-error.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import type { Draft } from '../../contract-drafts.ts'
import type { LangState, Page } from '../../contract-page.ts'
import { BlockList } from '../blocks/outline/block-list.tsx'
import { useOutline } from '../blocks/outline/use-outline.ts'
import { editMessages } from '../messages.ts'
import { PageStatus } from '../page-status.tsx'
import { usePublishNeeds } from '../shown-page.ts'
import { AccessCard } from './access-card.tsx'
import { TYPES } from './draft-content.ts'
import classes from './edit.module.css'
import { FIELD_WORDS, FieldsForm } from './fields-form.tsx'
import { PlaceCard } from './place-card.tsx'
import type { DraftEditing } from './use-draft.ts'

const FIELDS = { slug: text({ max: 120, code: true }), path: text({ max: 300, code: true }) }

type AddressCardProps = { editing: DraftEditing; state: LangState | undefined; isReadOnly: boolean }

const Settings = z.object({ custom_classes: z.array(z.string()) })

type LookCardProps = { editing: DraftEditing; isReadOnly: boolean }

type StateCardProps = { draft: Draft; state: LangState | undefined }

const TITLE = { title: text({ required: true, max: 200 }) }
const LINKTEXT = { linktext: text({ max: 100 }) }

type Props = {
  page: Page
  draft: Draft
  editing: DraftEditing
  isReadOnly: boolean
  /** Only texts and pictures may be changed. */
  isFixed: boolean
}

/** Title and blocks, and beside them everything that says where and how the page stands. */
export function ContentTab({ page, draft, editing, isReadOnly, isFixed }: Props) {
  const t = useMessages(editMessages)
  const { content, faults, changeBlocks } = editing
  const outline = useOutline({
    types: TYPES,
    blocks: content.blocks,
    lang: draft.lang,
    view: page.template.view,
    onChange: changeBlocks,
  })
  const state = page.languages[draft.lang]
  const isLocked = isReadOnly || isFixed
  const needsPublish = usePublishNeeds().toChange(page)
  const structure = { page, isReadOnly: isLocked || needsPublish, isHinted: needsPublish }
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <CardSection title={t('outline.title')}>
          <div className={classes.fields}>
            <FieldsForm editing={editing} fields={TITLE} isReadOnly={isReadOnly} />
            <div>
              <BlockList
                blocks={content.blocks}
                parent={null}
                slot=""
                outline={outline}
                errors={faults.blocks}
                isReadOnly={isReadOnly}
                isFixed={isFixed}
              />
            </div>
          </div>
          <VisuallyHidden role="status">{outline.said}</VisuallyHidden>
        </CardSection>
      </div>
      <div className={classes.column}>
        <StateCard draft={draft} state={state} />
        <AddressCard editing={editing} state={state} isReadOnly={isLocked} />
        <PlaceCard {...structure} part="place" />
        <PlaceCard {...structure} part="menu">
          <FieldsForm editing={editing} fields={LINKTEXT} isReadOnly={isReadOnly} />
        </PlaceCard>
        <AccessCard {...structure} />
        <LookCard editing={editing} isReadOnly={isLocked} />
      </div>
    </div>
  )
}

/** How this language stands, what is planned, and who wrote last. */
function StateCard({ draft, state }: StateCardProps) {
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

/** CSS classes of the settings. Only administrators can read those; others see what is set. */
function LookCard({ editing, isReadOnly }: LookCardProps) {
  const t = useMessages(editMessages)
  const words = FIELD_WORDS[useSession().user.lang]
  const mayRead = useCan()(admin)
  const { classes } = editing.content.fields
  const offered = useQuery({
    queryKey: ['settings', 'components.pages', 'classes'],
    queryFn: async () => {
      const { value } = await configSource.load('components.pages')
      return Settings.safeParse(value).data?.custom_classes ?? []
    },
    enabled: mayRead,
  })
  const known = [...new Set([...(offered.data ?? []), ...classes])]
  return (
    <CardSection title={t('side.look')}>
      {known.length === 0 ? (
        <Text c="dimmed">{t('side.noClasses')}</Text>
      ) : (
        <MultiSelect
          label={words.fields.classes}
          description={words.hints.classes}
          data={known}
          value={classes}
          disabled={isReadOnly}
          error={editing.faults.fields.classes}
          onChange={(next) => editing.setField('classes', next)}
        />
      )}
    </CardSection>
  )
}

/** The address now and after publishing; a taken one comes with a free one to take. */
function AddressCard({ editing, state, isReadOnly }: AddressCardProps) {
  const t = useMessages(editMessages)
  const slug = suggestionOf(editing)
  const take = () => {
    if (slug) editing.setField('slug', slug)
    void editing.store.flush()
  }
  return (
    <CardSection title={t('side.address')}>
      <FieldsForm editing={editing} fields={FIELDS} isReadOnly={isReadOnly} />
      {slug && (
        <Button variant="default" mt="xs" onClick={take}>
          {t('side.takeSuggestion', { slug })}
        </Button>
      )}
      <div className={classes.facts}>
        {state?.liveRoute && (
          <span className={classes.address}>
            {t('side.now')} <Anchor href={state.liveRoute}>{state.liveRoute}</Anchor>
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

function suggestionOf({ state }: DraftEditing): string | undefined {
  if (state.phase !== 'failed' || !(state.error instanceof CallError)) return undefined
  const { suggestion } = state.error.details
  return typeof suggestion === 'string' ? suggestion : undefined
}
