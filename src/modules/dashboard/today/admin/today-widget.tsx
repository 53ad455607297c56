import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { currentEntry } from '#kernel/admin/shell/nav/current-entry.ts'
import { useNavBlocks } from '#kernel/admin/shell/nav/nav-items.ts'
import { WidgetCard } from '#kernel/admin/shell/widgets/widget-card.tsx'
import { call } from '#kernel/client/call.ts'
import { formatNumber } from '#kernel/i18n/format.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { messages } from '../../messages.ts'
import { readToday, type WaitingItems } from '../today.ts'
import classes from './today-widget.module.css'

const REFRESH_MS = 5 * 60_000

/** What waits for whom, over all modules. */
export function TodayWidget() {
  const t = useMessages(messages)
  const inOrder = useNavOrder()
  const today = useQuery({
    queryKey: ['today'],
    queryFn: () => call(readToday, {}),
    refetchInterval: REFRESH_MS,
  })
  return (
    <WidgetCard title={t('today.title')} query={today} description={() => t('today.text')}>
      {({ items }) =>
        items.length > 0 ? (
          <div className={classes.work}>
            {inOrder(items).map((work) => (
              <Work key={work.name} work={work} />
            ))}
          </div>
        ) : (
          <p className={classes.none}>{t('today.none')}</p>
        )
      }
    </WidgetCard>
  )
}

/** Work stands in the order of the navigation, where everyone knows it from. */
function useNavOrder(): (works: readonly WaitingItems[]) => WaitingItems[] {
  const paths = useNavBlocks().flatMap(({ items }) => items.map(({ path }) => path))
  const placeOf = ({ path }: WaitingItems) => {
    const [address = ''] = path.split('?')
    const entry = currentEntry(paths, address)
    return entry === undefined ? paths.length : paths.indexOf(entry)
  }
  return (works) => works.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function Work({ work }: { work: WaitingItems }) {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  return (
    <section className={classes.kind}>
      <h3 className={classes.heading}>
        <Anchor
          component={Link}
          to={adminPath(work.path)}
          aria-label={t('today.all', { label: work.label })}
        >
          {work.label}
        </Anchor>
        <span className={classes.count}>
          {formatNumber(work.count, lang)}
          {work.isMore && '+'}
        </span>
      </h3>
      <ul className={classes.things}>
        {work.things.map((thing) => (
          <li key={`${thing.path} ${thing.label}`} className={classes.thing}>
            <Anchor component={Link} to={adminPath(thing.path)} className={classes.name}>
              {thing.label}
            </Anchor>
            <Facts thing={thing} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ thing: { at, who } }: { thing: WaitingItems['things'][number] }) {
  const t = useMessages(messages)
  const { user } = useSession()
  const name = who?.id === user.id ? t('today.you') : who?.name
  return (
    <span className={classes.facts}>
      {name}
      {name && at && ' · '}
      {at && <RelativeTime date={at} locale={user.lang} />}
    </span>
  )
}
