import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { SESSION_KEY } from '../shell/session/session-key.ts'
import { connectLive, type LiveMessage } from './live-connection.ts'

const IsLive = createContext(false)

/** Whether changes are told as they happen; while they are not, a screen asks now and then. */
export function useIsLive(): boolean {
  return use(IsLive)
}

type LiveUpdatesProps = { userId: string; children: ReactNode }

/** Reads anew whatever the server says has changed, on every tab of this browser. */
export function LiveUpdates({ userId, children }: LiveUpdatesProps) {
  const client = useQueryClient()
  const [isLive, setLive] = useState(false)
  useEffect(
    () =>
      connectLive(userId, (message) => {
        if (message.kind === 'state') setLive(message.isLive)
        refresh(client, message)
      }),
    [client, userId],
  )
  return <IsLive value={isLive}>{children}</IsLive>
}

function refresh(client: QueryClient, message: LiveMessage): void {
  if (message.kind === 'over') void client.invalidateQueries({ queryKey: SESSION_KEY })
  // 'message:ID' is the query key ['message', ID].
  if (message.kind === 'changed')
    void client.invalidateQueries({ queryKey: message.what.split(':') })
  // What happened while nobody listened is not told again.
  if (message.kind === 'state' && message.isLive)
    void client.invalidateQueries({ predicate: ({ meta }) => meta?.isLive === true })
}
