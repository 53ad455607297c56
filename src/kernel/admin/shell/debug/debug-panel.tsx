import { CloseButton, Code, Table } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useMessages, useSession } from '../../session.tsx'
import { messages } from '../messages.ts'
import { setPreferences } from '../preferences/preferences.ts'
import classes from './debug-panel.module.css'

const KEPT = 30

type SeenCall = { id: string; address: string; status: number; milliseconds: number }

/** Route, session and the last calls, for whoever looks after the system. */
export function DebugPanel() {
  const t = useMessages(messages)
  const titleId = useId()
  return (
    <section className={classes.panel} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {t('debug.title')}
        </h2>
        <CloseButton
          aria-label={t('debug.close')}
          onClick={() => setPreferences({ isDebugging: false })}
        />
      </header>
      <div className={classes.columns}>
        <Route />
        <SessionFacts />
        <Calls />
      </div>
    </section>
  )
}

function Route() {
  const t = useMessages(messages)
  const { pathname, search } = useLocation()
  const match = useMatches().at(-1)
  return (
    <div>
      <h3 className={classes.heading}>{t('debug.route')}</h3>
      <Code block>{JSON.stringify({ pathname, search, params: match?.params }, null, 2)}</Code>
    </div>
  )
}

function SessionFacts() {
  const t = useMessages(messages)
  const { user, enabled, version, base } = useSession()
  return (
    <div>
      <h3 className={classes.heading}>{t('debug.session')}</h3>
      <Code block>{JSON.stringify({ user, base, version, enabled }, null, 2)}</Code>
    </div>
  )
}

function Calls() {
  const t = useMessages(messages)
  const calls = useRecentCalls()
  return (
    <div className={classes.calls}>
      <h3 className={classes.heading}>{t('debug.calls')}</h3>
      {calls.length === 0 && <p className={classes.quiet}>{t('debug.noCalls')}</p>}
      {calls.length > 0 && (
        <Table fz="xs" verticalSpacing={2}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('debug.address')}</Table.Th>
              <Table.Th ta="end">{t('debug.status')}</Table.Th>
              <Table.Th ta="end">{t('debug.duration')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {calls.map((call) => (
              <Table.Tr key={call.id}>
                <Table.Td className={classes.address}>{call.address}</Table.Td>
                <Table.Td ta="end">{call.status || '–'}</Table.Td>
                <Table.Td ta="end">{call.milliseconds} ms</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </div>
  )
}

/** The last calls of the API as the browser measured them, newest first. */
function useRecentCalls(): SeenCall[] {
  const [calls, setCalls] = useState<SeenCall[]>([])
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const seen = list.getEntries().filter(isApiCall).map(toCall).reverse()
      if (seen.length > 0) setCalls((known) => [...seen, ...known].slice(0, KEPT))
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])
  return calls
}

function isApiCall(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  return (
    entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.startsWith('/api/')
  )
}

function toCall(entry: PerformanceResourceTiming): SeenCall {
  const { pathname, search } = new URL(entry.name)
  return {
    id: `${entry.startTime} ${entry.name}`,
    address: pathname + search,
    status: entry.responseStatus,
    milliseconds: Math.round(entry.duration),
  }
}
