import { Button } from '@mantine/core'
import { staff } from '#kernel/access/rules.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { adminMessages } from '../../../admin/messages.ts'
import { deleteManyMessages, editManyMessages } from '../../message.calls.ts'
import classes from '../inbox.module.css'
import { useKeep } from '../use-inbox.ts'

/** What can be done with several messages at once. */
export function BulkBar({ ids, onDone }: { ids: readonly string[]; onDone(): void }) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const keep = useKeep()
  const { attempt, isBusy } = useAttempt()
  const count = ids.length
  const act = async (work: () => Promise<unknown>) => {
    if (!(await attempt(work, t('bulk.changed', { count })))) return
    onDone()
    await keep()
  }
  const edit = (patch: { state?: 'done' | 'spam'; read?: boolean }) =>
    void act(() => call(editManyMessages, { body: { ids: [...ids], ...patch } }))
  return (
    <div className={classes.bulk} role="toolbar" aria-label={t('bulk.label')}>
      <strong>{t('bulk.chosen', { count })}</strong>
      {can(staff('messages', 'edit')) && (
        <>
          <Button size="compact-sm" disabled={isBusy} onClick={() => edit({ state: 'done' })}>
            {t('bulk.done')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={isBusy}
            onClick={() => edit({ read: true })}
          >
            {t('bulk.read')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={isBusy}
            onClick={() => edit({ state: 'spam' })}
          >
            {t('bulk.spam')}
          </Button>
        </>
      )}
      {can(staff('messages', 'delete')) && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          onClick={() => void act(() => call(deleteManyMessages, { body: { ids: [...ids] } }))}
        >
          {t('bulk.trash')}
        </Button>
      )}
      <Button size="compact-sm" variant="subtle" onClick={onDone}>
        {t('bulk.clear')}
      </Button>
    </div>
  )
}
