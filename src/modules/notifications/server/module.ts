import type { ServerModule } from '#kernel/server/module.ts'
import { personColumns } from '#kernel/server/people/personal-data.ts'
import { pushJob } from '../push/server/send-push.ts'
import { pushRoutes } from '../push/server/subscriptions.ts'
import { settingsRoutes } from '../settings/server/settings-routes.ts'
import { mailDigests, mailLater } from './mail-later.ts'
import { createSettings } from './migrations/20261116-1900-notifications-create-settings.ts'
import { keepPush } from './migrations/20261117-1010-notifications-keep-push.ts'
import { routes } from './routes.ts'
import type { NotificationTables } from './tables.ts'

export const notifications: ServerModule = {
  name: 'notifications',
  label: { de: 'Mitteilungen', en: 'Notifications' },
  isEssential: true,
  migrations: {
    '20261116-1900-notifications-create-settings': createSettings,
    '20261117-1010-notifications-keep-push': keepPush,
  },
  routes: [...routes, ...settingsRoutes, ...pushRoutes],
  jobs: [mailLater, mailDigests, pushJob],
  /** What a person was told; nobody else has read it, so it goes with them. */
  personal: personColumns<NotificationTables>({
    purpose: {
      for: { de: 'Mitteilungen an diese Person', en: 'Notices to this person' },
      basis: {
        de: 'Vertrag oder Beschäftigung (Art. 6 Abs. 1 lit. b DSGVO)',
        en: 'Contract or employment (Art. 6 (1) (b) GDPR)',
      },
      until: { de: '90 Tage', en: '90 days' },
    },
    tables: [
      {
        table: 'notices',
        account: 'user_id',
        exported: { as: 'notices', columns: ['kind', 'title', 'link', 'read_at', 'created_at'] },
        erase: 'delete',
      },
      {
        table: 'notice_settings',
        account: 'user_id',
        exported: {
          as: 'noticeSettings',
          columns: ['topics', 'quiet_from', 'quiet_to', 'digest_hour', 'muted_until'],
        },
        erase: 'delete',
        merge: 'stays',
      },
      {
        table: 'push_subscriptions',
        account: 'user_id',
        exported: { as: 'browsers', columns: ['endpoint', 'created_at'] },
        erase: 'delete',
        merge: 'stays',
      },
    ],
  }),
}
