import { Anchor, Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useAdminPath, useCan, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { adminMessages } from '../../admin/messages.ts'
import { acceptCandidate } from '../person.calls.ts'
import type { Person } from '../person.ts'

/** Where the details of this person come from, what to do about it, and the way to their rights. */
export function StateSection(props: ItemProps<Person>) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const mayAsk = useCan()(staff('data-requests', 'create'))
  const request = `data-requests/new?person=${props.item._id}`
  return (
    <>
      <State {...props} />
      {mayAsk && (
        <Anchor component={Link} to={adminPath(request)}>
          {t('state.request')}
        </Anchor>
      )}
    </>
  )
}

function State({ item, reload }: ItemProps<Person>) {
  const t = useMessages(adminMessages)
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
