import { Button, Group, Text } from '@mantine/core'
import { call } from '#kernel/client/call.ts'
import { undoImport } from '#kernel/contract/admin/imports.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { useConfirm } from '../../collection/actions/use-confirm.tsx'
import { useMessages } from '../../session.tsx'
import { useAttempt } from '../../use-attempt.ts'
import { messages } from '../messages.ts'
import type { StepProps } from '../open-import.tsx'
import { ImportRows } from './import-rows.tsx'

const HOUR = 60 * 60 * 1000

/** What became of every row, and the way back. */
export function FinishedImport({ item, kind, onMoved, onLeave }: StepProps) {
  const t = useMessages(messages)
  const { attempt, isBusy } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const { state, counts, keptUntil, finished, created } = item
  const isUndone = state === 'undone'
  const isKept = new Date(keptUntil) > new Date()
  const isUndoable = Date.parse(finished ?? created) + kind.undoHours * HOUR > Date.now()
  const undo = async () => {
    const [title, text, yes] = [t('done.ask'), t('done.askText'), t('done.undo')]
    if (!(await confirm({ title, text, yes, isDanger: true }))) return
    await attempt(async () => onMoved(await call(undoImport, { params: { id: item._id } })))
  }
  const title = isUndone ? 'done.undone' : state === 'cancelled' ? 'done.cancelled' : 'done.title'
  return (
    <>
      <CardSection title={t(title)} description={<span role="status">{t('sums', counts)}</span>}>
        {isUndone && <Text mb="md">{t('done.undoSums', counts)}</Text>}
        <Group>
          {!isUndone && isKept && isUndoable && kind.mayRun && (
            <Button variant="default" loading={isBusy} onClick={() => void undo()}>
              {t('done.undo')}
            </Button>
          )}
          <Button variant="default" onClick={onLeave}>
            {t('done.another')}
          </Button>
        </Group>
      </CardSection>
      {isKept && <ImportRows item={item} />}
      {dialog}
    </>
  )
}
