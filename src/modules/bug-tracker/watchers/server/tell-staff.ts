import { allows, staff } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { LANGS, translator } from '#kernel/i18n/messages.ts'
import { notify } from '#modules/notifications/server/api.ts'
import { staffMembers } from '../../bugs/server/change/check-references.ts'
import { messages } from '../../messages.ts'
import type { BugChange } from '../../server/unit-of-work.ts'
import { oneLine } from './subject-line.ts'

/** A report from outside has no watchers yet, so everyone who may read it gets a notice. */
export async function tellStaff(
  change: BugChange,
  bug: { id: string; number: number; title: string },
): Promise<void> {
  const { member } = change.scope.config.get(permissionsSection)
  const people = await staffMembers(change.db)
    .select(['users.handle', 'users.roles', 'users.lang'])
    .where('users.id', '<>', change.scope.user.id)
    .limit(500)
    .execute()
  const readers = people.filter((one) => allows(staff('bug-tracker', 'view'), one, member))
  for (const lang of LANGS) {
    const userIds = readers.filter((one) => one.lang === lang).map((one) => one.id)
    const who = change.scope.user.name || translator(messages, lang)('guest')
    const sentence = translator(messages, lang)('notice.created', {
      who,
      number: bug.number,
      title: bug.title,
    })
    const link = `bugtracker/edit/${bug.id}`
    await notify(change, { userIds, kind: 'bug.created', title: oneLine(sentence), link })
  }
}
