import { Link } from 'react-router'
import { useAdminPath } from '#kernel/admin/session.tsx'
import { bugPath } from '../../admin/paths.ts'
import { StatusMark } from '../../bugs/admin/badges/bug-marks.tsx'
import type { BugRef } from '../../bugs/bug.calls.ts'
import classes from './links.module.css'

/** Another bug, with its status as a sign. */
export function BugRefLink({ bug }: { bug: BugRef }) {
  const adminPath = useAdminPath()
  return (
    <span className={classes.bug}>
      <StatusMark value={bug.status} isCompact />
      <Link to={adminPath(bugPath(bug._id))} className={classes.link}>
        #{bug.number} {bug.title}
      </Link>
    </span>
  )
}
