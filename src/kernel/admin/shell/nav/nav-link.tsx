import { Link } from 'react-router'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import type { IconType } from '../../module.ts'
import { useAdminPath } from '../../session.tsx'
import classes from './nav.module.css'

type NavLinkProps = {
  path: string
  label: string
  icon: IconType
  isCurrent: boolean
  /** Only the icon shows; the text stays for screen readers and on hover. */
  isRail: boolean
  onNavigate?: () => void
}

export function NavLink({ path, label, icon: Icon, isCurrent, isRail, onNavigate }: NavLinkProps) {
  const adminPath = useAdminPath()
  const link = (
    <Link
      to={adminPath(path)}
      className={classes.link}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onNavigate}
    >
      <span className={classes.icon} aria-hidden>
        <Icon size={20} stroke={1.5} />
      </span>
      <span className={classes.text}>{label}</span>
    </Link>
  )
  if (!isRail) return link
  return (
    <Tooltip label={label} position="right">
      {link}
    </Tooltip>
  )
}
