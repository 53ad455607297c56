import type { AccountCalls } from '#kernel/admin/shell/session/account-calls.ts'

/** The frame stands before the calls of the accounts and their schemas have come. */
export const accountOnDemand: AccountCalls = {
  readSession: async () => (await loaded()).readSession(),
  signOut: async () => (await loaded()).signOut(),
  stopActing: async () => (await loaded()).stopActing(),
  saveLang: async (userId, lang) => (await loaded()).saveLang(userId, lang),
  stepUp: {
    offer: async () => (await loaded()).stepUp.offer(),
    confirm: async (given) => (await loaded()).stepUp.confirm(given),
    confirmWithPasskey: async (password) => (await loaded()).stepUp.confirmWithPasskey(password),
  },
  securityPath: 'account?tab=security',
}

async function loaded() {
  return (await import('./account-calls.ts')).accountCalls
}
