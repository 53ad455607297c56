import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.css'
import '@mantine/dates/styles.css'
import '@mantine/notifications/styles.css'
import '@mantine/tiptap/styles.css'
import '#ui/theme/base.css'
import '#ui/theme/high-contrast.css'
import { startAdmin } from '#kernel/admin/shell/start-admin.tsx'
import { NotificationBell } from '#modules/notifications/admin/bell.tsx'
import { accountCalls } from './admin/account-calls.ts'
import { adminModules } from './modules.admin.ts'

startAdmin({
  modules: adminModules,
  account: accountCalls,
  topBar: [{ name: 'notifications', Component: NotificationBell }],
})
