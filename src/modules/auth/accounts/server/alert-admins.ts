import { sql } from 'kysely'
import { adminCenterSection } from '#kernel/contract/sections/admincenter.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Change } from '#kernel/server/change.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import type { Services } from '#kernel/server/services.ts'
import { notify } from '#modules/notifications/server/api.ts'
import { securityMessages } from '../../mail-keys/messages-security.ts'
import { mailSecurity } from '../../mail-keys/server/security-mails.ts'
import type { AuthTables } from '../../server/tables.ts'

type Alert = {
  kind: string
  /** A path below the admin base. */
  link: string
  who: string
  title(lang: Lang): string
}

const MOST_ADMINS = 500

/**
 * Something was done with which the whole business could be carried off. Every admin and system user
 * gets a notice and a mail, the one who did it too: it may have been somebody else.
 */
export async function alertAdmins(
  change: Change<KernelTables & Pick<AuthTables, 'users'>>,
  scope: Pick<Services, 'config' | 'settings'>,
  { kind, link, who, title }: Alert,
): Promise<void> {
  const admins = await change.db
    .selectFrom('users')
    .select(['id', 'handle', 'name', 'lang'])
    .where(sql<boolean>`roles && array['admin', 'system']`)
    .where('is_blocked', '=', false)
    .where('erased_at', 'is', null)
    .limit(MOST_ADMINS)
    .execute()
  const url = `/${scope.config.get(adminCenterSection).url}/${link}`
  for (const user of admins) {
    const t = translator(securityMessages, user.lang)
    const when = formatMoment(new Date(), user.lang)
    const sentence = title(user.lang)
    await notify(change, { userIds: [user.id], kind, title: sentence, link, mail: 'sent' })
    await mailSecurity(change, {
      user,
      title: sentence,
      paragraphs: [
        t('alert.text', { what: sentence }),
        t('alert.when', { who, when }),
        t('alert.advice'),
      ],
      action: { label: t('alert.action'), url },
    })
  }
}
