import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { dateTime } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { notify } from '#ui/notification/notify.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { readEntryDraft } from '../../contract-drafts.ts'
import type { EntryState } from '../../contract-entry.ts'
import type { SomeEntry } from '../entry-form.ts'
import { StageBadge } from '../entry-status.tsx'
import { adminMessages, adminWords } from '../messages.ts'
import { ReviewSteps } from './review-dialog.tsx'
import { isPublishable, planAll, previewAddress, publishAll, writtenIn } from './workflow.ts'

const FIELDS = { publish_at: dateTime(), expire_at: dateTime() }

const Moment = z.string().nullish()

const Given = z.object({ publish_at: Moment, expire_at: Moment })

type PlanDialogProps = {
  entry: SomeEntry
  isOpen: boolean
  onClose(): void
  onDone(): Promise<void>
}

type Props = {
  id: string
  lang: Lang
  /** Of the entry; every step of a review counts it up. */
  version: number
  isAsked: boolean
}

/** How each language stands, what is planned, and the ways to look at it. */
export function StateSection({ item, reload }: ItemProps<SomeEntry>) {
  const t = useMessages(adminMessages)
  const mayPublish = useCan()(staff('entries', 'publish')) && item.deleted === null
  const { attempt, isBusy } = useAttempt()
  const [isPlanning, setPlanning] = useState(false)
  const states = writtenIn(item)
  const publish = async () => {
    if (await attempt(() => publishAll(item), t('state.published'))) await reload()
  }
  if (states.length === 0) return <Text>{t('state.empty')}</Text>
  return (
    <Stack gap="md">
      {states.map(({ lang, state }) => (
        <LangLines key={lang} entry={item} lang={lang} state={state} />
      ))}
      {mayPublish && (
        <Group grow>
          <Button disabled={!isPublishable(item)} loading={isBusy} onClick={publish}>
            {t('state.publish')}
          </Button>
          <Button variant="default" onClick={() => setPlanning(true)}>
            {t('state.plan')}
          </Button>
        </Group>
      )}
      <ReviewSteps entry={item} onDone={reload} />
      <PlanDialog
        entry={item}
        isOpen={isPlanning}
        onClose={() => setPlanning(false)}
        onDone={reload}
      />
    </Stack>
  )
}

type LinesProps = { entry: SomeEntry; lang: Lang; state: EntryState }

function LangLines({ entry, lang, state }: LinesProps) {
  const t = useMessages(adminMessages)
  const { user } = useSession()
  const { attempt, isBusy } = useAttempt()
  const { publish_at, expire_at, liveRoute } = state
  const { _id: id, version } = entry
  const say = (moment: string) => ({ moment: formatMoment(moment, user.lang) })
  const preview = () =>
    attempt(async () => {
      window.open(await previewAddress(id, lang), '_blank', 'noopener')
    })
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Text fw={600}>{t(`lang.${lang}`)}</Text>
        <StageBadge state={state} />
      </Group>
      {publish_at && <Text>{t('state.goesLive', say(publish_at))}</Text>}
      {expire_at && <Text>{t('state.goesOff', say(expire_at))}</Text>}
      <ReviewNote id={id} lang={lang} version={version} isAsked={state.status === 'review'} />
      <Group gap="md">
        {liveRoute && (
          <Anchor href={liveRoute} target="_blank">
            {t('state.view')}
          </Anchor>
        )}
        <Anchor component="button" type="button" disabled={isBusy} onClick={preview}>
          {t('state.preview')}
        </Anchor>
      </Group>
    </Stack>
  )
}

/** What was said when approval was asked for, or when the draft was returned. */
function ReviewNote({ id, lang, version, isAsked }: Props) {
  const t = useMessages(adminMessages)
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

/** When all languages of an entry appear and disappear; nothing given takes the plan back. */
function PlanDialog({ entry, isOpen, onClose, onDone }: PlanDialogProps) {
  const t = useMessages(adminMessages)
  const state = writtenIn(entry)[0]?.state
  return (
    <FieldsDialog
      isOpen={isOpen}
      title={t('plan.title')}
      text={t('plan.text')}
      submit={t('plan.submit')}
      fields={FIELDS}
      words={wordsOf(adminWords, 'plan')}
      schema={Given}
      start={{ publish_at: state?.publish_at ?? null, expire_at: state?.expire_at ?? null }}
      onSubmit={async ({ publish_at, expire_at }) => {
        await planAll(entry, { publish_at: publish_at || null, expire_at: expire_at || null })
        notify({ content: t('plan.done') })
        await onDone()
      }}
      onClose={onClose}
    />
  )
}
