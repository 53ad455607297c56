import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { WidgetCard } from '#kernel/admin/shell/widgets/widget-card.tsx'
import { call } from '#kernel/client/call.ts'
import { formatBytes } from '#ui/quota-bar/quota.ts'
import { QuotaBar } from '#ui/quota-bar/quota-bar.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { readSystemState, type SystemState } from '../contract.ts'
import { messages } from '../messages.ts'
import classes from './system-widget.module.css'

const REFRESH_MS = 60_000

/** How the server is doing: database, room, memory, last backup. */
export function SystemWidget() {
  const t = useMessages(messages)
  const state = useQuery({
    queryKey: ['system-state'],
    queryFn: () => call(readSystemState, {}),
    refetchInterval: REFRESH_MS,
  })
  return (
    <WidgetCard title={t('system.title')} query={state}>
      {(data) => <Facts state={data} />}
    </WidgetCard>
  )
}

function Facts({ state }: { state: SystemState }) {
  const t = useMessages(messages)
  const { version, user } = useSession()
  const { database, disk, memory } = state
  const room = { label: t('system.disk'), used: disk.total - disk.free, total: disk.total }
  return (
    <>
      <QuotaBar {...room} locale={user.lang} />
      <dl className={classes.facts}>
        <Fact name={t('system.database')}>
          <StatusBadge
            tone={database.ok ? 'good' : 'bad'}
            label={t(database.ok ? 'system.databaseOk' : 'system.databaseBad')}
          />
          <span className={classes.quiet}>{formatBytes(database.size, user.lang)}</span>
        </Fact>
        <Fact name={t('system.memory')}>{formatBytes(memory.used, user.lang)}</Fact>
        <Fact name={t('system.uptime')}>
          <RelativeTime date={state.started_at} locale={user.lang} />
        </Fact>
        <Fact name={t('system.backup')}>
          {state.last_backup_at ? (
            <RelativeTime date={state.last_backup_at} locale={user.lang} />
          ) : (
            <StatusBadge tone="warn" label={t('system.noBackup')} />
          )}
        </Fact>
        <Fact name={t('system.version')}>
          Kontor {version}
          <span className={classes.quiet}>PostgreSQL {database.version}</span>
        </Fact>
      </dl>
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
