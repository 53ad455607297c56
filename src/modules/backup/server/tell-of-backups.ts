import type { Principal } from '#kernel/access/roles.ts'
import { translator } from '#kernel/i18n/messages.ts'
import type { Change } from '#kernel/server/change.ts'
import { listen } from '#kernel/server/jobs/job.ts'
import { alertAdmins } from '#modules/auth/server/api.ts'
import { systemPartChanged } from '#modules/config/events.ts'
import { backupSection } from '../config.ts'
import { messages } from '../messages.ts'
import type { BackupScope } from './installation.ts'
import type { BackupTables } from './tables.ts'

type Act = 'downloaded' | 'key' | 'offsite' | 'restoring' | 'restored'
type News = { what: Act; who: string }

/** Whatever could carry the business off is told to everyone who would have to do something. */
export async function tellOfBackups(
  change: Change<BackupTables>,
  scope: Pick<BackupScope, 'config' | 'settings'>,
  { what, who }: News,
): Promise<void> {
  await alertAdmins(change, scope, {
    kind: `backup.${what}`,
    link: 'backup',
    who,
    title: (lang) => translator(messages, lang)(`notice.${what}`, { who }),
  })
}

/** The second place is part of the settings, so it is changed there. */
export const tellOfNewPlace = listen<
  BackupTables,
  { section: string; parts: string[]; who: string }
>(systemPartChanged, {
  name: 'backup.new-place',
  run: async (scope, { section, who }) => {
    if (section !== backupSection.name) return
    await scope.change((change) => tellOfBackups(change, scope, { what: 'offsite', who }))
  },
})

export function nameOf({ name, handle, actedBy }: Principal): string {
  return actedBy?.name || name || handle
}
