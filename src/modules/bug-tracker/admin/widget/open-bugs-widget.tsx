import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { WidgetCard } from '#kernel/admin/shell/widgets/widget-card.tsx'
import { call } from '#kernel/client/call.ts'
import { formatNumber } from '#kernel/i18n/format.ts'
import { SEVERITY_LOOKS } from '../../bugs/admin/badges/looks.ts'
import { visible } from '../../bugs/admin/badges/mark.tsx'
import { useColours } from '../../bugs/admin/badges/use-colours.ts'
import { BugLines } from '../../bugs/admin/bug-lines.tsx'
import { type BugItem, getPageData } from '../../bugs/bug.calls.ts'
import { SEVERITIES, type Severity } from '../../bugs/bug-values.ts'
import { OPEN_STATUSES } from '../../bugs/life-cycle.ts'
import { messages } from '../../messages.ts'
import { adminMessages } from '../messages.ts'
import { browsePath } from '../paths.ts'
import classes from './widget.module.css'

type OpenBugs = {
  total: number
  bySeverity: readonly { severity: Severity; count: number }[]
  mine: readonly BugItem[]
  newest: readonly BugItem[]
}

const SHOWN = 5

const open = { status: [...OPEN_STATUSES] }

/** What is open: how bad, what is mine, what came last. */
export function OpenBugsWidget() {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const open = useQuery({ queryKey: ['collection', 'bugs', 'widget'], queryFn: readOpenBugs })
  return (
    <WidgetCard
      title={t('widget.title')}
      query={open}
      lines={6}
      description={({ total }) => (total > 0 ? t('widget.open', { count: total }) : undefined)}
      actions={
        <Link to={adminPath(browsePath({ status: OPEN_STATUSES }))} className={classes.all}>
          {t('widget.all')}
        </Link>
      }
    >
      {(bugs) => <OpenBugLists bugs={bugs} />}
    </WidgetCard>
  )
}

function OpenBugLists({ bugs }: { bugs: OpenBugs }) {
  const t = useMessages(adminMessages)
  if (bugs.total === 0) return <p className={classes.none}>{t('widget.none')}</p>
  return (
    <>
      <SeverityCounts counts={bugs.bySeverity} />
      <div className={classes.lists}>
        <Part title={t('widget.mine')} bugs={bugs.mine} empty={t('widget.noneMine')} isMine />
        <Part title={t('widget.newest')} bugs={bugs.newest} empty="" />
      </div>
    </>
  )
}

type PartProps = { title: string; bugs: readonly BugItem[]; empty: string; isMine?: boolean }

function Part({ title, bugs, empty, isMine }: PartProps) {
  return (
    <section className={classes.part}>
      <h3 className={classes.heading}>{title}</h3>
      {bugs.length > 0 ? (
        <BugLines bugs={bugs} isMine={isMine} />
      ) : (
        <p className={classes.none}>{empty}</p>
      )}
    </section>
  )
}

/** One figure per severity; each leads to the bugs it counts. */
function SeverityCounts({ counts }: { counts: OpenBugs['bySeverity'] }) {
  const words = useMessages(messages)
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  const colours = useColours().severity
  return (
    <ul className={classes.counts}>
      {counts.map(({ severity, count }) => {
        const { icon: Icon, tone } = SEVERITY_LOOKS[severity]
        const color = count > 0 ? visible(colours[severity]) : undefined
        const path = browsePath({ statusSeverity: severity, status: OPEN_STATUSES })
        return (
          <li key={severity}>
            <Link
              to={adminPath(path)}
              className={classes.count}
              data-tone={tone}
              data-none={count === 0 || undefined}
            >
              <span className={classes.figure}>
                <Icon size={18} stroke={2} style={{ color }} aria-hidden />
                {formatNumber(count, lang)}
              </span>
              {words(`choices.severity.${severity}`)}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

async function readOpenBugs(): Promise<OpenBugs> {
  const [newest, mine, bySeverity] = await Promise.all([
    call(getPageData, { body: { ...open, sort: '-created', limit: SHOWN } }),
    call(getPageData, {
      body: { ...open, statusDeveloper: 'me', sort: '-priority', limit: SHOWN },
    }),
    Promise.all(SEVERITIES.toReversed().map(countSeverity)),
  ])
  return { total: newest.numItems, newest: newest.bugs, mine: mine.bugs, bySeverity }
}

async function countSeverity(severity: Severity) {
  const body = { ...open, statusSeverity: severity, limit: 1 }
  return { severity, count: (await call(getPageData, { body })).numItems }
}
