import { Button, Text } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminMessages } from '../../admin/messages.ts'
import { Person } from '../../bugs/admin/badges/person.tsx'
import type { SomeBug } from '../../bugs/admin/bug-calls.ts'
import { bugKey } from '../../bugs/admin/edit/bug-keys.ts'
import { listWatchers, unwatchBug, watchBug } from '../../relations/relation.calls.ts'
import classes from './watchers-section.module.css'

/** Who is told when something happens. */
export function WatchersSection({ item }: ItemProps<SomeBug>) {
  const t = useMessages(adminMessages)
  const me = useSession().user.id
  const client = useQueryClient()
  const { attempt } = useAttempt()
  const params = { id: item._id }
  const queryKey = bugKey(item._id, 'watchers')
  const watchers = useQuery({ queryKey, queryFn: () => call(listWatchers, { params }) })
  const toggle = (isWatched: boolean) =>
    attempt(async () => {
      const reply = await call(isWatched ? unwatchBug : watchBug, { params })
      client.setQueryData(queryKey, reply)
    })
  return (
    <SectionQuery query={watchers} failed={t('watchers.failed')}>
      {({ watchers: people, isWatched }) => (
        <>
          {people.length === 0 && <Text c="dimmed">{t('watchers.none')}</Text>}
          {people.length > 0 && (
            <ul className={classes.people}>
              {people.map(({ _id, name }) => (
                <li key={_id}>
                  <Person name={name} note={_id === me ? t('watchers.you') : undefined} />
                </li>
              ))}
            </ul>
          )}
          <Button
            variant="default"
            leftSection={isWatched ? <IconEyeOff {...SMALL_ICON} /> : <IconEye {...SMALL_ICON} />}
            onClick={() => void toggle(isWatched)}
          >
            {t(isWatched ? 'watchers.unwatch' : 'watchers.watch')}
          </Button>
        </>
      )}
    </SectionQuery>
  )
}
