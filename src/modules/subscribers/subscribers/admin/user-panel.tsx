import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { newsletterCall } from '../../admin/newsletter-call.ts'
import { subscriberPath } from '../../admin/paths.ts'
import { newsletterSubscriber } from '../subscriber.ts'

/** Whether the person of an account gets newsletters. */
export function UserPanel({ id }: { id: string }) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const found = useQuery({
    queryKey: ['collection', 'newsletter-subscribers', 'user', id],
    queryFn: () =>
      newsletterCall(newsletterSubscriber.calls.list, { query: { user: id, limit: 20 } }),
  })
  return (
    <SectionQuery query={found}>
      {({ items }) =>
        items.length === 0 ? (
          <Text c="dimmed">{t('sub.nobody')}</Text>
        ) : (
          items.map(({ _id, email, state }) => (
            <Text key={_id}>
              <Anchor component={Link} to={adminPath(subscriberPath(_id))}>
                {email}
              </Anchor>{' '}
              · {t(`states.${state}`)}
            </Text>
          ))
        )
      }
    </SectionQuery>
  )
}
