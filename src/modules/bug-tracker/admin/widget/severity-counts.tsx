import { Link } from 'react-router'
import { useAdminPath, useSession, useTexts } from '#kernel/admin/session.tsx'
import { formatNumber } from '#kernel/i18n/format.ts'
import { SEVERITY_LOOKS } from '../../bugs/admin/badges/looks.ts'
import { visible } from '../../bugs/admin/badges/mark.tsx'
import { useColours } from '../../bugs/admin/badges/use-colours.ts'
import { OPEN_STATUSES } from '../../bugs/life-cycle.ts'
import { texts } from '../../texts.ts'
import { browsePath } from '../paths.ts'
import type { OpenBugs } from './read-open-bugs.ts'
import classes from './widget.module.css'

/** One figure per severity; each leads to the bugs it counts. */
export function SeverityCounts({ counts }: { counts: OpenBugs['bySeverity'] }) {
  const words = useTexts(texts)
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
              {words(`severity.${severity}`)}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
