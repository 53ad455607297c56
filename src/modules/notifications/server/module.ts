import type { ServerModule } from '#kernel/server/module.ts'
import { personColumns } from '#kernel/server/personal-data.ts'
import { routes } from './routes.ts'
import type { NoticeTables } from './tables.ts'

export const notifications: ServerModule = {
  name: 'notifications',
  label: { de: 'Mitteilungen', en: 'Notifications' },
  isEssential: true,
  routes,
  /** What a person was told; nobody else has read it, so it goes with them. */
  personal: personColumns<NoticeTables>({
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
    ],
  }),
}
