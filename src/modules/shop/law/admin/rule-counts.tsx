import { Link } from 'react-router'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { PATHS } from '../../admin/paths.ts'
import type { CheckedRule } from '../law.calls.ts'
import classes from './law.module.css'
import { messages } from './messages.ts'
import { useLaw } from './use-law.ts'

const TONES = { red: 'bad', yellow: 'warn', green: 'good' } as const
const STATES = ['red', 'yellow', 'green'] as const

/** How many rules are met, and how many are not. */
export function RuleCounts({ rules }: { rules: readonly CheckedRule[] }) {
  const t = useMessages(messages)
  const counts = STATES.map((state) => ({
    state,
    count: rules.filter((rule) => rule.state === state).length,
  }))
  return (
    <div role="status" className={classes.counts}>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ state, count }) => (
          <StatusBadge key={state} tone={TONES[state]} label={t(`count.${state}`, { count })} />
        ))}
    </div>
  )
}

/** A part of the settings that says how the check stands, and leads to it. */
export function LawSummary() {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  const law = useLaw()
  return (
    <SectionQuery query={law} failed={t('failed')}>
      {({ rules }) => (
        <>
          <RuleCounts rules={rules} />
          <Link to={adminPath(PATHS.law)} className={classes.link}>
            {t('open')}
          </Link>
        </>
      )}
    </SectionQuery>
  )
}
