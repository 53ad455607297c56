import { Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useAdminPath, useCan, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { adminTexts } from '../../admin/messages.ts'
import { acceptCandidate } from '../person.calls.ts'
import type { Person } from '../person.ts'

/** Where the details of this person come from, and the one thing to do about it. */
export function StateSection({ item, reload }: ItemProps<Person>) {
  const t = useTexts(adminTexts)
  const can = useCan()
  const adminPath = useAdminPath()
  const { attempt, isBusy } = useAttempt()
  if (item.account)
    return (
      <>
        <Text>{t('state.accountText')}</Text>
        {can(staff('users', 'view')) && (
          <Button component={Link} variant="default" to={adminPath(`users/edit/${item.account}`)}>
            {t('state.openAccount')}
          </Button>
        )}
      </>
    )
  if (!item.isCandidate) return <Text c="dimmed">{t('state.known')}</Text>
  const accept = async () => {
    const body = { version: item.version }
    await call(acceptCandidate, { params: { id: item._id }, body })
    await reload()
  }
  return (
    <>
      <Text>{t('state.candidateText')}</Text>
      {can(staff('people', 'edit')) && (
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => void attempt(accept, t('state.accepted'))}
        >
          {t('state.accept')}
        </Button>
      )}
    </>
  )
}
