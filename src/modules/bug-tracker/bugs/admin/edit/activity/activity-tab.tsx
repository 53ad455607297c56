import { Button, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { adminTexts, adminWords } from '../../../../admin/texts.ts'
import { listHistory } from '../../../../comments/comment.calls.ts'
import type { SomeBug } from '../../bug-calls.ts'
import { bugKey } from '../bug-keys.ts'
import classes from './activity.module.css'
import { EventLine } from './event-line.tsx'

/** Everything that happened to a bug, newest first: who, what, from, to, why. */
export function ActivityTab({ item }: ItemProps<SomeBug>) {
  const t = useTexts(adminTexts)
  const words = useTexts(adminWords)
  const params = { id: item._id }
  const pages = useInfiniteQuery({
    queryKey: bugKey(item._id, 'history'),
    queryFn: ({ pageParam }) =>
      call(listHistory, { params, query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const events = pages.data?.pages.flatMap(({ history }) => history)
  const query = { data: events, isError: pages.isError, refetch: pages.refetch }
  return (
    <CardSection title={words('bugs.tabs.activity')}>
      <SectionQuery query={query} failed={t('activity.failed')} lines={5}>
        {(list) =>
          list.length === 0 ? (
            <Text c="dimmed">{t('activity.empty')}</Text>
          ) : (
            <ol className={classes.events}>
              {list.map((event) => (
                <EventLine key={event._id} event={event} />
              ))}
            </ol>
          )
        }
      </SectionQuery>
      {pages.hasNextPage && (
        <Button
          variant="default"
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('activity.more')}
        </Button>
      )}
    </CardSection>
  )
}
