import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { adminMessages } from '../../admin/messages.ts'
import { type BlockedSender, listBlocked, unblockSender } from '../../inbox/thread.calls.ts'
import classes from './blocked-card.module.css'

/** Whose messages go into the spam box, and how to take that back. */
export function BlockedCard() {
  const t = useMessages(adminMessages)
  const query = useQuery({
    queryKey: ['messages', 'blocked'],
    queryFn: () => call(listBlocked, {}),
  })
  const { attempt } = useAttempt()
  const unblock = async ({ _id, email }: BlockedSender) => {
    const done = t('blocked.removed', { email })
    if (await attempt(() => call(unblockSender, { params: { id: _id } }), done))
      await query.refetch()
  }
  return (
    <SectionQuery query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <Text c="dimmed">{t('blocked.none')}</Text>
        ) : (
          <ul className={classes.list}>
            {items.map((sender) => (
              <li key={sender._id}>
                <span>{sender.email}</span>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t('blocked.remove', { email: sender.email })}
                  onClick={() => void unblock(sender)}
                >
                  ×
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </SectionQuery>
  )
}
