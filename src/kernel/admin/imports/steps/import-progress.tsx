import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { call } from '#kernel/client/call.ts'
import { cancelImport, readImport, runImport } from '#kernel/contract/admin/imports.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { useMessages } from '../../session.tsx'
import { useAttempt } from '../../use-attempt.ts'
import { messages } from '../messages.ts'
import type { StepProps } from '../open-import.tsx'

/** How far the server is; it goes on without this page. */
export function ImportProgress({ item, kind, onMoved, onLeave }: StepProps) {
  const t = useMessages(messages)
  const { attempt, isBusy } = useAttempt()
  const { state, done, goal, isStuck, revision } = item
  const params = { id: item._id }
  const step = state === 'running' || state === 'undoing' ? state : 'checking'
  const cancel = () =>
    attempt(async () => {
      await call(cancelImport, { params })
      if (state === 'running') onMoved(await call(readImport, { params }))
      else onLeave()
    })
  const resume = () =>
    attempt(async () => onMoved(await call(runImport, { params, body: { revision } })))
  return (
    <CardSection title={t(`progress.${step}`)}>
      <Stack>
        <Progress value={goal > 0 ? (100 * done) / goal : 0} aria-label={t(`progress.${step}`)} />
        <Text role="status">{t('progress.text', { done, goal })}</Text>
        {isStuck && <Text role="alert">{t('progress.stuck')}</Text>}
        <Group>
          {isStuck && kind.mayRun && (
            <Button loading={isBusy} onClick={() => void resume()}>
              {t('progress.resume')}
            </Button>
          )}
          {state !== 'undoing' && (
            <Button variant="default" loading={isBusy} onClick={() => void cancel()}>
              {t('progress.cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </CardSection>
  )
}
