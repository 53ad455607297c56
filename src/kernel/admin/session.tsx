import { createContext, type ReactNode, use } from 'react'
import { type Access, allows } from '#kernel/access/rules.ts'
import type { AdminState } from '#kernel/contract/admin/admin-state.ts'
import { type Messages, type Translate, translator } from '#kernel/i18n/messages.ts'

const Session = createContext<AdminState | undefined>(undefined)

export function SessionProvider({ state, children }: { state: AdminState; children: ReactNode }) {
  return <Session value={state}>{children}</Session>
}

/** Who is signed in, and the state the page was delivered with. */
export function useSession(): AdminState {
  const state = use(Session)
  if (!state) throw new Error('useSession needs a SessionProvider above it')
  return state
}

/** @example const mayEdit = useCan()(staff('bug-tracker', 'edit')) */
export function useCan(): (access: Access) => boolean {
  const { user, matrix } = useSession()
  return (access) => allows(access, user, matrix)
}

/** @example const t = useMessages(messages); t('browse.title') */
export function useMessages<X extends Messages>(messages: X): Translate<X> {
  return translator(messages, useSession().user.lang)
}

/** @example const path = useAdminPath(); path('bugtracker/browse') → '/admincenter/bugtracker/browse' */
export function useAdminPath(): (path: string) => string {
  const { base } = useSession()
  return (path) => (path === '' ? `/${base}` : `/${base}/${path}`)
}
