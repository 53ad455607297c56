import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAdminPath, useTexts } from '#kernel/admin/session.tsx'
import { WidgetCard } from '#kernel/admin/shell/widgets/widget-card.tsx'
import { BugLines } from '../../bugs/admin/bug-lines.tsx'
import type { BugItem } from '../../bugs/bug.calls.ts'
import { OPEN_STATUSES } from '../../bugs/life-cycle.ts'
import { browsePath } from '../paths.ts'
import { adminTexts } from '../texts.ts'
import { type OpenBugs, readOpenBugs } from './read-open-bugs.ts'
import { SeverityCounts } from './severity-counts.tsx'
import classes from './widget.module.css'

/** What is open: how bad, what is mine, what came last. */
export function OpenBugsWidget() {
  const t = useTexts(adminTexts)
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
  const t = useTexts(adminTexts)
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
