import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.css'
import '@mantine/dates/styles.css'
import '@mantine/notifications/styles.css'
import '@mantine/tiptap/styles.css'
import '#ui/theme/base.css'
import '#ui/theme/high-contrast.css'
import { lazy } from 'react'
import { startAdmin } from '#kernel/admin/shell/start-admin.tsx'
import { accountOnDemand } from './admin/account-on-demand.ts'
import { adminModules } from './modules.admin.ts'

startAdmin({
  modules: adminModules,
  account: accountOnDemand,
  topBar: [{ name: 'notifications', Component: lazy(loadBell) }],
})

async function loadBell() {
  const { NotificationBell } = await import('#modules/notifications/admin/bell.tsx')
  return { default: NotificationBell }
}
