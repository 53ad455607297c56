import { Switch } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { adminMessages } from '../../admin/messages.ts'
import { readWeeklyMail, switchWeeklyMail } from '../weekly-mail.calls.ts'

const KEY = ['analytics', 'weekly-mail']

/** Everybody decides for themselves. */
export function WeeklyMailSwitch() {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const { data } = useQuery({ queryKey: KEY, queryFn: () => call(readWeeklyMail, {}) })
  const turn = (isOn: boolean) =>
    attempt(
      async () => {
        client.setQueryData(KEY, await call(switchWeeklyMail, { body: { isOn } }))
      },
      t(isOn ? 'weekly.on' : 'weekly.off'),
    )
  return (
    <Switch
      label={t('weekly.label')}
      description={t('weekly.hint')}
      checked={data?.isOn ?? false}
      disabled={!data || isBusy}
      onChange={({ currentTarget }) => void turn(currentTarget.checked)}
    />
  )
}
