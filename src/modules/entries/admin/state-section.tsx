import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useSession, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import type { Lang } from '#kernel/i18n/texts.ts'
import type { EntryState } from '../contract-entry.ts'
import type { SomeEntry } from './entry-form.ts'
import { StageBadge } from './entry-status.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { ReviewSteps } from './review-dialog.tsx'
import { ReviewNote } from './review-notes.tsx'
import { adminTexts } from './texts.ts'
import { isPublishable, previewAddress, publishAll, writtenIn } from './workflow.ts'

/** How each language stands, what is planned, and the ways to look at it. */
export function StateSection({ item, reload }: ItemProps<SomeEntry>) {
  const t = useTexts(adminTexts)
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
  const t = useTexts(adminTexts)
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
