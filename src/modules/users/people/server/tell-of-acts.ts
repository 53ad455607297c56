import { displayName } from '#kernel/access/roles.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { alertAdmins } from '#modules/auth/server/api.ts'
import { mailMessages } from '../../messages-mail.ts'
import type { UsersChange, UsersContext } from '../../server/guard.ts'
import type { UserRow } from '../../server/queries.ts'

const KINDS = {
  acting: 'user.impersonated',
  rolesChanged: 'user.roles',
  staffAdded: 'user.staff',
} as const

/** What changes who may do what is told to everyone in charge; afterwards it may be too late. */
export async function tellOfAct(
  change: UsersChange,
  context: UsersContext,
  { act, target }: { act: keyof typeof KINDS; target: UserRow },
): Promise<void> {
  const who = displayName(context.user)
  const person = displayName(target)
  await alertAdmins(change, context, {
    kind: KINDS[act],
    link: `users/edit/${target.id}`,
    who,
    title: (lang) => translator(mailMessages, lang)(act, { who, person }),
  })
}

/** Whose data it is stands behind the link alone, so that no mail tells it after an erasure. */
export async function tellOfExport(
  change: UsersChange,
  context: Pick<UsersContext, 'config' | 'settings' | 'user'>,
  link: string,
): Promise<void> {
  const who = displayName(context.user)
  await alertAdmins(change, context, {
    kind: 'user.exported',
    link,
    who,
    title: (lang) => translator(mailMessages, lang)('exported', { who }),
  })
}
