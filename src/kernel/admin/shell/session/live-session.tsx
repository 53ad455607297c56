import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'
import { isAuthenticated } from '#kernel/access/roles.ts'
import type { AdminState } from '#kernel/contract/admin/admin-state.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { SessionProvider } from '../../session.tsx'
import type { AccountCalls, SessionUser } from './account-calls.ts'
import { useIsOnline } from './connection.ts'
import { SESSION_KEY } from './session-key.ts'

const POLL_MS = 60_000
const POLL_OFFLINE_MS = 5_000

type Account = {
  isSignedOut: boolean
  lastActive: string | null
  saveLang(lang: Lang): Promise<void>
  signOut(): Promise<void>
  stopActing(): Promise<void>
  stepUp: AccountCalls['stepUp']
  securityPath: string
}

const AccountContext = createContext<Account | undefined>(undefined)

export function useAccount(): Account {
  const account = use(AccountContext)
  if (!account) throw new Error('useAccount needs a LiveSession above it')
  return account
}

type LiveSessionProps = { state: AdminState; calls: AccountCalls; children: ReactNode }

/** Asks every minute who is signed in; who was signed out keeps the page and what stands on it. */
export function LiveSession({ state, calls, children }: LiveSessionProps) {
  const client = useQueryClient()
  const { user, isSignedOut } = usePolled(state, calls)
  const { lang } = state.user
  // The page speaks the language it was delivered in; another one is another set of files.
  const live = useMemo(() => ({ ...state, user: { ...user, lang } }), [state, user, lang])

  useEffect(() => {
    if (user.lang !== lang && !isWorkUnsaved()) window.location.reload()
  }, [user.lang, lang])

  useEffect(() => {
    // Nothing of one person may stay on the screen of another.
    if (user.id !== state.user.id) window.location.reload()
  }, [user.id, state.user.id])

  const account: Account = {
    isSignedOut,
    lastActive: user.lastActive ?? null,
    saveLang: async (lang) => {
      await calls.saveLang(user.id, lang)
      client.setQueryData<Polled>(
        SESSION_KEY,
        (known) => known && { ...known, user: { ...known.user, lang } },
      )
    },
    signOut: async () => leave(client, await calls.signOut()),
    stopActing: async () => leave(client, await calls.stopActing()),
    stepUp: calls.stepUp,
    securityPath: calls.securityPath,
  }
  return (
    <AccountContext value={account}>
      <SessionProvider state={live}>{children}</SessionProvider>
    </AccountContext>
  )
}

/** Asks whoever guards unsaved work, as the browser does before it leaves, but asks no person. */
function isWorkUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

function leave(client: QueryClient, { redirect }: { redirect: string }): void {
  client.clear()
  window.location.assign(redirect)
}

/** Who was here last, and whether that still holds. */
type Polled = { user: SessionUser; isSignedOut: boolean }

function usePolled(state: AdminState, calls: AccountCalls): Polled {
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const { data } = useQuery<Polled>({
    queryKey: SESSION_KEY,
    queryFn: async () => {
      const user = await calls.readSession()
      if (isAuthenticated(user)) return { user, isSignedOut: false }
      const known = client.getQueryData<Polled>(SESSION_KEY)
      return { user: known?.user ?? state.user, isSignedOut: true }
    },
    initialData: { user: state.user, isSignedOut: false },
    initialDataUpdatedAt: 0,
    refetchInterval: isOnline ? POLL_MS : POLL_OFFLINE_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
  })
  return data
}
