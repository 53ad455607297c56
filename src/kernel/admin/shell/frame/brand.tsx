import { Link } from 'react-router'
import { useAdminPath, useTexts } from '../../session.tsx'
import { texts } from '../messages.ts'
import classes from './brand.module.css'

/** The product's mark, leading home. */
export function Brand({ isRail, onNavigate }: { isRail: boolean; onNavigate?(): void }) {
  const t = useTexts(texts)
  const adminPath = useAdminPath()
  return (
    <Link
      to={adminPath('')}
      className={classes.brand}
      data-rail={isRail || undefined}
      onClick={onNavigate}
      aria-label={`Kontor – ${t('nav.dashboard')}`}
    >
      <svg viewBox="0 0 24 24" className={classes.mark} aria-hidden="true">
        <rect width="24" height="24" rx="6" />
        <path d="M8 6.5v11M16 6.5l-7.2 5.5L16 17.5" />
      </svg>
      <span className={classes.name}>Kontor</span>
    </Link>
  )
}
