import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { LOCALES } from '#kernel/i18n/format.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { useAdminPath, useMessages, useSession } from '../../session.tsx'
import { messages } from '../messages.ts'
import classes from './latest-widget.module.css'
import { WidgetCard } from './widget-card.tsx'

type LatestLine = {
  _id: string
  /** Where it opens, below the admin base. */
  path: string
  label: string
  /** What is known of it, in a few words: its state, an amount. */
  facts: readonly string[]
  date: string
}

type LatestWidgetProps = {
  /** The collection it shows; told live under the same name. */
  name: string
  title: string
  /** Where all of them are, below the admin base. */
  path: string
  empty: string
  read(limit: number): Promise<LatestLine[]>
}

const SHOWN = 5

/** The newest things of a module on the dashboard, each with its state, and the way to all of them. */
export function LatestWidget({ name, title, path, empty, read }: LatestWidgetProps) {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  const query = useQuery({ queryKey: [name, 'widget', lang], queryFn: () => read(SHOWN) })
  const all = (
    <Anchor component={Link} to={adminPath(path)} aria-label={`${title}: ${t('widget.all')}`}>
      {t('widget.all')}
    </Anchor>
  )
  return (
    <WidgetCard title={title} query={query} actions={all}>
      {(lines) => (lines.length === 0 ? <Text c="dimmed">{empty}</Text> : <Lines lines={lines} />)}
    </WidgetCard>
  )
}

function Lines({ lines }: { lines: readonly LatestLine[] }) {
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  return (
    <ul className={classes.lines}>
      {lines.map(({ _id, path, label, facts, date }) => (
        <li key={_id}>
          <Anchor component={Link} to={adminPath(path)}>
            {label}
          </Anchor>
          <span className={classes.facts}>
            {facts.map((fact) => `${fact} · `)}
            <RelativeTime date={date} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
          </span>
        </li>
      ))}
    </ul>
  )
}
