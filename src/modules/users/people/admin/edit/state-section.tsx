import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import { Moment } from '../../../admin/moment.tsx'
import { ACCOUNT } from '../../../admin/paths.ts'
import { OnlineMark, StatusMark } from '../marks.tsx'
import type { Person } from '../user-calls.ts'
import { WaitingInvitation } from './waiting-invitation.tsx'

/** Where the account stands, in words that say what it means. */
export function StateSection({ item }: ItemProps<Person>) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const isOwn = useSession().user.id === item._id
  return (
    <Stack gap="sm">
      <div>
        <StatusMark value={item.status} />
      </div>
      <Text c="dimmed" size="sm">
        {t(`status.${item.status}`)}
      </Text>
      {item.status === 'invited' && <WaitingInvitation person={item} />}
      <OnlineMark user={item} />
      <Facts>
        <Fact label={t('facts.lastActive')}>
          <Moment date={item.last_active} />
        </Fact>
        {item.invited !== null && item.verified === null && (
          <Fact label={t('facts.invited')}>
            <Moment date={item.invited} />
          </Fact>
        )}
        <Fact label={t('facts.verified')}>
          <Moment date={item.verified} />
        </Fact>
      </Facts>
      {isOwn && (
        <Text size="sm">
          {t('own.text')}{' '}
          <Anchor component={Link} to={adminPath(ACCOUNT)}>
            {t('own.link')}
          </Anchor>
        </Text>
      )}
    </Stack>
  )
}
