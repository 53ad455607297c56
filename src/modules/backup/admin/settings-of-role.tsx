import type { ComponentType } from 'react'
import { system } from '#kernel/access/rules.ts'
import { useCan } from '#kernel/admin/session.tsx'
import { backupSettings, backupTimes } from './backup-settings.ts'

/** One address, and of the form what the one who looks may change. */
export async function settingsOfRole(): Promise<{ Component: ComponentType }> {
  const [whole, times] = await Promise.all([backupSettings.lazy(), backupTimes.lazy()])
  return {
    Component: () => (useCan()(system) ? <whole.Component /> : <times.Component />),
  }
}
