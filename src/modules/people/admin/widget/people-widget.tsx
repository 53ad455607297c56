import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { WidgetCard } from '#kernel/admin/shell/widgets/widget-card.tsx'
import { call } from '#kernel/client/call.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { formatDay } from '#kernel/i18n/format.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { peopleDigest } from '../../persons/person.calls.ts'
import { adminMessages } from '../messages.ts'
import { BROWSE, CANDIDATES, DOUBLES, personPath } from '../paths.ts'

/** Whose birthday comes, and who is probably known already. */
export function PeopleWidget() {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const digest = useQuery({
    queryKey: ['collection', 'persons', 'digest'],
    queryFn: () => call(peopleDigest, {}),
  })
  return (
    <WidgetCard
      title={t('widget.title')}
      query={digest}
      actions={
        <Anchor component={Link} to={adminPath(BROWSE)}>
          {t('widget.all')}
        </Anchor>
      }
    >
      {(found) => <Digest digest={found} />}
    </WidgetCard>
  )
}

function Digest({ digest }: { digest: Reply<typeof peopleDigest> }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { birthdays, candidates, numCandidates, numDoubles } = digest
  return (
    <>
      {birthdays.length + candidates.length + numCandidates + numDoubles === 0 && (
        <Text c="dimmed">{t('widget.none')}</Text>
      )}
      <Part title={t('widget.birthdays')} count={birthdays.length}>
        {birthdays.map(({ _id, name, day, age }) => (
          <PersonLine key={_id} id={_id} name={name}>
            {formatDay(day, lang)} · {t('widget.birthday', { age })}
          </PersonLine>
        ))}
      </Part>
      <Part title={t('widget.candidates')} count={candidates.length}>
        {candidates.map(({ _id, name, like }) => (
          <PersonLine key={_id} id={_id} name={name}>
            {t('widget.like', { name: like })}
          </PersonLine>
        ))}
      </Part>
      <Waiting to={CANDIDATES} count={numCandidates} word="widget.waiting" />
      <Waiting to={DOUBLES} count={numDoubles} word="widget.doubles" />
    </>
  )
}

type WaitingProps = { to: string; count: number; word: 'widget.waiting' | 'widget.doubles' }

function Waiting({ to, count, word }: WaitingProps) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  if (count === 0) return null
  return (
    <Anchor component={Link} to={adminPath(to)} display="block">
      {t(word, { count })}
    </Anchor>
  )
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section>
      <Text component="h3" fw={550} size="sm">
        {title}
      </Text>
      <Lines>{children}</Lines>
    </section>
  )
}

function PersonLine({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  return (
    <Line
      name={
        <Anchor component={Link} to={adminPath(personPath(id))}>
          {name || t('unnamed')}
        </Anchor>
      }
    >
      <Text size="sm" c="dimmed">
        {children}
      </Text>
    </Line>
  )
}
