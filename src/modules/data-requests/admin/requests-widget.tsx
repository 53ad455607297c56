import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { WidgetCard } from '#kernel/admin/shell/widgets/widget-card.tsx'
import { call } from '#kernel/client/call.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { formatDay } from '#kernel/i18n/format.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { requestDigest } from '../data-request.calls.ts'
import { adminMessages, adminWords } from './messages.ts'
import { REQUESTS, requestPath } from './paths.ts'
import { daysLeft } from './sections/days-left.ts'

/** How many requests wait, and which deadline is the next. */
export function RequestsWidget() {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const digest = useQuery({
    queryKey: ['collection', 'data-requests', 'digest'],
    queryFn: () => call(requestDigest, {}),
  })
  return (
    <WidgetCard
      title={t('widget.title')}
      query={digest}
      lines={2}
      description={({ numOpen }) =>
        numOpen > 0 ? t('widget.open', { count: numOpen }) : undefined
      }
      actions={
        <Anchor component={Link} to={adminPath(REQUESTS)}>
          {t('widget.all')}
        </Anchor>
      }
    >
      {(found) => <Digest digest={found} />}
    </WidgetCard>
  )
}

function Digest({ digest }: { digest: Reply<typeof requestDigest> }) {
  const t = useMessages(adminMessages)
  const words = useMessages(adminWords)
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  const { numOpen, numOverdue, next } = digest
  if (numOpen === 0) return <Text c="dimmed">{t('widget.none')}</Text>
  return (
    <>
      {numOverdue > 0 && (
        <Text c="red" fw={550}>
          {t('widget.overdue', { count: numOverdue })}
        </Text>
      )}
      <Lines>
        {next.map(({ _id, kind, due }) => (
          <Line
            key={_id}
            name={
              <Anchor component={Link} to={adminPath(requestPath(_id))}>
                {words(`requests.choices.kind.${kind}`)}
              </Anchor>
            }
          >
            <Text size="sm" c={daysLeft(due) < 0 ? 'red' : 'dimmed'}>
              {t('widget.due', { day: formatDay(due, lang) })}
            </Text>
          </Line>
        ))}
      </Lines>
    </>
  )
}
