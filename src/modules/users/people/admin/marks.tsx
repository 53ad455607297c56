import { ROLES, type Role } from '#kernel/access/roles.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { OnlineBulb } from '#ui/online-bulb/online-bulb.tsx'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import { adminMessages, adminWords } from '../../admin/messages.ts'
import { onlineState } from '../online-state.ts'
import type { AccountStatus } from '../user.ts'
import classes from './marks.module.css'

const STATUS_TONES: Readonly<Record<AccountStatus, StatusTone>> = {
  active: 'good',
  blocked: 'bad',
  unverified: 'warn',
  invited: 'info',
}

export function StatusMark({ value }: { value: AccountStatus }) {
  const t = useMessages(adminWords)
  return <StatusBadge label={t(`users.choices.status.${value}`)} tone={STATUS_TONES[value]} />
}

/** Strongest first, so that a narrow column shows what matters. */
export function RoleBadges({ value }: { value: readonly Role[] }) {
  const t = useMessages(adminWords)
  const strongestFirst = [...ROLES].reverse().filter((role) => value.includes(role))
  return (
    <span className={classes.roles}>
      {strongestFirst.map((role) => (
        <span key={role} className={classes.role} data-strong={isStrong(role) || undefined}>
          {t(`users.choices.roles.${role}`)}
        </span>
      ))}
    </span>
  )
}

export function OnlineMark({ user }: { user: { last_active: string | null } }) {
  const t = useMessages(adminMessages)
  const labels = {
    online: t('online.online'),
    unknown: t('online.unknown'),
    offline: t('online.offline'),
  }
  return <OnlineBulb state={onlineState(user, Date.now())} labels={labels} withText />
}

function isStrong(role: Role): boolean {
  return role === 'admin' || role === 'system'
}
