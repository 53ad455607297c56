import { admin } from '#kernel/access/rules.ts'
import { type Label, translator } from '#kernel/i18n/messages.ts'
import { listen } from '#kernel/server/jobs/job.ts'
import type { Topic } from '#kernel/server/manifest/topic.ts'
import { alertAdmins } from '#modules/auth/server/api.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { guardedPartChanged } from '../events.ts'
import { messages } from '../messages.ts'

export const guardedTopic: Topic = {
  name: 'config',
  label: { de: 'Geschützte Einstellungen', en: 'Protected settings' },
  access: admin,
  isFixed: true,
}

/** A thief with a password may lead money or mails elsewhere once, and not without being noticed. */
export const tellOfGuarded = listen<AuthTables, { labels: Label[]; who: string }>(
  guardedPartChanged,
  {
    name: 'config.tell-of-guarded',
    run: (scope, { labels, who }) =>
      scope.change((change) =>
        alertAdmins(change, scope, {
          kind: 'config.guarded',
          link: 'settings',
          who,
          title: (lang) => {
            const what = labels.map((label) => label[lang]).join(', ')
            return translator(messages, lang)('guarded.changed', { who, what })
          },
        }),
      ),
  },
)
