import { Anchor, Badge, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useCan, useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { Lines } from '#ui/lines/lines.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { personPath } from '../../admin/paths.ts'
import { person } from '../../persons/person.ts'
import { fullName } from '../../persons/shown-name.ts'
import { readTimeline, type TimelineItem } from '../timeline.calls.ts'
import classes from './person-panel.module.css'
import { TimelineLine } from './timeline-tab.tsx'

const SHOWN = 4

/** `here`: the address of the thing it stands beside, which need not be said again. */
type Props = { id: string; here: string }

/** Who somebody is and what else the business knows, unfolded on demand; for screens of other modules. */
export function PersonPanel(props: Props) {
  const t = useMessages(adminMessages)
  const [isOpen, setOpen] = useState(false)
  if (!useCan()(staff('people', 'view'))) return null
  return (
    <details
      className={classes.panel}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('panel.label')}</summary>
      {isOpen && <KnownPerson {...props} />}
    </details>
  )
}

function KnownPerson({ id, here }: Props) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const found = useQuery({
    queryKey: ['collection', 'persons', 'panel', id],
    queryFn: () => readKnown(id),
  })
  return (
    <SectionQuery query={found} lines={2}>
      {({ one, entries }) => (
        <>
          <Group gap="xs" mt="xs">
            <Anchor component={Link} to={adminPath(personPath(id))}>
              {(one && fullName(one)) || t('panel.open')}
            </Anchor>
            {one?.company && <Text c="dimmed">{one.company}</Text>}
            {one?.tags.map((tag) => (
              <Badge key={tag} variant="light" tt="none">
                {tag}
              </Badge>
            ))}
          </Group>
          <LastEntries entries={entries.filter(({ path }) => path !== here).slice(0, SHOWN)} />
        </>
      )}
    </SectionQuery>
  )
}

function LastEntries({ entries }: { entries: readonly TimelineItem[] }) {
  const t = useMessages(adminMessages)
  if (entries.length === 0) return <Text c="dimmed">{t('panel.nothing')}</Text>
  return (
    <Lines isOrdered>
      {entries.map((entry) => (
        <TimelineLine key={`${entry.at}${entry.module}${entry.label}`} entry={entry} />
      ))}
    </Lines>
  )
}

/** One more than is shown: the thing it stands beside may be among them. */
async function readKnown(id: string) {
  const [{ items }, timeline] = await Promise.all([
    call(person.calls.read, { params: { id } }),
    call(readTimeline, { params: { id }, query: { limit: SHOWN + 1 } }),
  ])
  return { one: items[0], entries: timeline.items }
}
