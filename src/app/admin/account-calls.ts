import type { AccountCalls } from '#kernel/admin/shell/session/account-calls.ts'
import { call } from '#kernel/client/call.ts'
import { tabSession } from '#kernel/client/tab-session.ts'
import { getLoggedInState, logout, registerTab, type User } from '#modules/auth/contract.ts'
import { stopImpersonating } from '#modules/users/people/acting.calls.ts'
import { updateUser } from '#modules/users/people/user.calls.ts'
import { stepUpCalls } from './step-up-calls.ts'

let isTabKnown = false

/** How the shell reaches the accounts: the kernel knows no module, so the app ties them together. */
export const accountCalls: Omit<AccountCalls, 'securityPath'> = {
  readSession: async () => {
    if (!isTabKnown) await registerThisTab()
    return toSessionUser(await call(getLoggedInState, {}))
  },
  signOut: () => call(logout, {}),
  stopActing: () => call(stopImpersonating, {}),
  saveLang: async (userId, lang) => {
    await call(updateUser, { body: { _id: userId, lang } })
  },
  stepUp: stepUpCalls,
}

async function registerThisTab(): Promise<void> {
  await call(registerTab, { body: { tabSession: tabSession() } })
  isTabKnown = true
}

function toSessionUser(user: User) {
  const { _id, handle, name, roles, lang, last_active, acted_by } = user
  const actedBy = acted_by ?? undefined
  return { id: _id, handle, name, roles, lang, lastActive: last_active, actedBy }
}
