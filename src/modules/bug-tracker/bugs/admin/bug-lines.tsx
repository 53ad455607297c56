import { Link } from 'react-router'
import { useAdminPath } from '#kernel/admin/session.tsx'
import { bugPath } from '../../admin/paths.ts'
import type { BugItem } from '../bug.calls.ts'
import { SeverityMark, StatusMark } from './badges/bug-marks.tsx'
import { Person } from './badges/person.tsx'
import classes from './bug-lines.module.css'

type Props = {
  bugs: readonly BugItem[]
  /** All of them have the same person, who need not be named. */
  isMine?: boolean
}

/** A short list of bugs: sign, number, title, who works on it. */
export function BugLines({ bugs, isMine = false }: Props) {
  const adminPath = useAdminPath()
  return (
    <ul className={classes.lines}>
      {bugs.map((bug) => (
        <li key={bug._id} className={classes.line}>
          <StatusMark value={bug.status} isCompact />
          <Link to={adminPath(bugPath(bug._id))} className={classes.link}>
            <span className={classes.number}>#{bug.number}</span> {bug.title}
          </Link>
          <SeverityMark value={bug.severity} isCompact />
          {!isMine && bug.developerName !== '' && <Person name={bug.developerName} isCompact />}
        </li>
      ))}
    </ul>
  )
}
