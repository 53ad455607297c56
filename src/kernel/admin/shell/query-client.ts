import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from '#kernel/client/call-error.ts'
import { noteConnection } from './session/connection.ts'
import { SESSION_KEY } from './session/session-key.ts'

const MAX_RETRIES = 1

/**
 * Calls are made even when the browser believes to be offline: a failed call has a designed state,
 * a paused one would leave a skeleton for ever.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => noteFailure(client, error, query.queryKey[0] === SESSION_KEY[0]),
      onSuccess: () => noteConnection(true),
    }),
    mutationCache: new MutationCache({
      onError: (error) => noteFailure(client, error, false),
      onSuccess: () => noteConnection(true),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 10_000,
        retry: shouldRetry,
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}

/** Only what may pass by itself is asked again: a lost connection or a server out of breath. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES || !(error instanceof CallError)) return false
  return error.status === 0 || error.status >= 502
}

/** A refused call may mean that the session has ended: the session itself is asked, never guessed. */
function noteFailure(client: QueryClient, error: Error, isSessionCall: boolean): void {
  if (!(error instanceof CallError)) return
  noteConnection(error.code !== 'offline')
  if (error.status === 401 && !isSessionCall) {
    void client.invalidateQueries({ queryKey: SESSION_KEY })
  }
}
