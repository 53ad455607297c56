import { Anchor, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { GrowingSection } from '#kernel/admin/growing-section.tsx'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { LOCALES } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { Line } from '#ui/lines/lines.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { adminMessages } from '../../admin/messages.ts'
import type { Person } from '../../persons/person.ts'
import { readTimeline, type TimelineItem } from '../timeline.calls.ts'

/** What happened with a person, over all modules; each line leads to its thing. */
export function TimelineTab({ item }: ItemProps<Person>) {
  const t = useMessages(adminMessages)
  const found = useInfiniteQuery({
    queryKey: ['collection', 'persons', 'timeline', item._id, item.version],
    queryFn: ({ pageParam }) =>
      call(readTimeline, {
        params: { id: item._id },
        query: pageParam ? { before: pageParam } : {},
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  return (
    <CardSection title={t('timeline.title')} description={t('timeline.text')}>
      <GrowingSection
        query={found}
        lines={4}
        isOrdered
        words={{ empty: t('timeline.empty'), more: t('timeline.more') }}
      >
        {(entry) => <TimelineLine key={`${entry.at}${entry.module}${entry.label}`} entry={entry} />}
      </GrowingSection>
    </CardSection>
  )
}

/** One thing that happened; leads there if there is a place. */
export function TimelineLine({ entry: { at, label, path } }: { entry: TimelineItem }) {
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  return (
    <Line
      name={
        path ? (
          <Anchor component={Link} to={adminPath(path)}>
            {label}
          </Anchor>
        ) : (
          label
        )
      }
    >
      <Text size="sm" c="dimmed">
        <RelativeTime date={at} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
      </Text>
    </Line>
  )
}
