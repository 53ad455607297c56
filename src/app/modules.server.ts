import type { ServerModule } from '#kernel/server/module.ts'
import { auth } from '#modules/auth/server/module.ts'
import { bugTracker } from '#modules/bug-tracker/server/module.ts'
import { configModule } from '#modules/config/server/module.ts'
import { dashboard } from '#modules/dashboard/server/module.ts'
import { files } from '#modules/files/server/module.ts'
import { notifications } from '#modules/notifications/server/module.ts'
import { pagesModule } from '#modules/pages/server/module.ts'
import { theme } from '#modules/theme/server/module.ts'
import { uiGallery } from '#modules/ui-gallery/server/module.ts'
import { usersModule } from '#modules/users/server/module.ts'
import { kernelModule } from './kernel-module.ts'

const modules: readonly ServerModule[] = [
  auth,
  usersModule(() => serverModules),
  configModule(() => serverModules),
  theme,
  pagesModule,
  notifications,
  files,
  bugTracker,
  dashboard,
  uiGallery,
]

/** Every module of the server, in the order in which their migrations and routes appear. */
export const serverModules: readonly ServerModule[] = [kernelModule(modules), ...modules]
