import { Button, Group } from '@mantine/core'
import { call } from '#kernel/client/call.ts'
import { cancelImport, runImport } from '#kernel/contract/admin/imports.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { useMessages } from '../../session.tsx'
import { useAttempt } from '../../use-attempt.ts'
import { messages } from '../messages.ts'
import type { StepProps } from '../open-import.tsx'
import { ImportRows } from './import-rows.tsx'

/** What would happen with every row, before anything does. */
export function CheckedImport({
  item,
  kind,
  onMoved,
  onLeave,
  onMap,
}: StepProps & { onMap(): void }) {
  const t = useMessages(messages)
  const { attempt, isBusy } = useAttempt()
  const params = { id: item._id }
  const count = item.counts.new + item.counts.changed
  const run = () =>
    attempt(async () =>
      onMoved(await call(runImport, { params, body: { revision: item.revision } })),
    )
  const discard = async () => {
    if (await attempt(() => call(cancelImport, { params }))) onLeave()
  }
  return (
    <>
      <CardSection
        title={t('check.title')}
        description={<span role="status">{t('sums', item.counts)}</span>}
      >
        <p>{t('check.text')}</p>
        <Group>
          <Button
            disabled={!kind.mayRun || count === 0}
            loading={isBusy}
            onClick={() => void run()}
          >
            {t('check.run', { count })}
          </Button>
          <Button variant="default" onClick={onMap}>
            {t('check.back')}
          </Button>
          <Button variant="subtle" loading={isBusy} onClick={() => void discard()}>
            {t('check.discard')}
          </Button>
        </Group>
      </CardSection>
      <ImportRows item={item} />
    </>
  )
}
