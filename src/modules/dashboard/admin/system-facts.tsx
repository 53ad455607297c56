import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatBytes } from '#ui/quota-bar/quota.ts'
import { QuotaBar } from '#ui/quota-bar/quota-bar.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { readSystemState, type SystemState } from '../contract.ts'
import { messages } from '../messages.ts'
import classes from './system-facts.module.css'

const REFRESH_MS = 60_000

export function useSystemState() {
  return useQuery({
    queryKey: ['system-state'],
    queryFn: () => call(readSystemState, {}),
    refetchInterval: REFRESH_MS,
  })
}

type Props = { state: SystemState }

/** What an owner should know: whether there is room left, and when the last backup was made. */
export function SafetyFacts({ state, children }: Props & { children?: ReactNode }) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const { disk } = state
  const room = { label: t('system.disk'), used: disk.total - disk.free, total: disk.total }
  return (
    <>
      <QuotaBar {...room} locale={lang} />
      <dl className={classes.facts}>
        <Fact name={t('system.backup')}>
          {state.last_backup_at ? (
            <RelativeTime date={state.last_backup_at} locale={lang} />
          ) : (
            <StatusBadge tone="warn" label={t('system.noBackup')} />
          )}
        </Fact>
        {children}
      </dl>
    </>
  )
}

/** What helps whoever looks after the machine. */
export function MachineFacts({ state: { database, memory, runtime, started_at } }: Props) {
  const t = useMessages(messages)
  const { version, user } = useSession()
  return (
    <>
      <Fact name={t('system.database')}>
        <StatusBadge
          tone={database.ok ? 'good' : 'bad'}
          label={t(database.ok ? 'system.databaseOk' : 'system.databaseBad')}
        />
        <span className={classes.quiet}>{formatBytes(database.size, user.lang)}</span>
      </Fact>
      <Fact name={t('system.memory')}>{formatBytes(memory.used, user.lang)}</Fact>
      <Fact name={t('system.uptime')}>
        <RelativeTime date={started_at} locale={user.lang} />
      </Fact>
      <Fact name={t('system.version')}>
        Kontor {version}
        <span className={classes.quiet}>
          PostgreSQL {database.version}, {runtime}
        </span>
      </Fact>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
