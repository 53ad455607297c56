import { auditRoutes } from '#kernel/server/audit/audit-routes.ts'
import { captchaRoutes } from '#kernel/server/captcha/captcha-routes.ts'
import { housekeeping, sweepStorage } from '#kernel/server/housekeeping/housekeeping.ts'
import { emptyTrash } from '#kernel/server/housekeeping/trash.ts'
import { importJob } from '#kernel/server/imports/import-job.ts'
import { importPersonal } from '#kernel/server/imports/personal.ts'
import { importRoutes } from '#kernel/server/imports/routes.ts'
import { liveRoutes } from '#kernel/server/live/live-routes.ts'
import { lockRoutes } from '#kernel/server/locks/lock-routes.ts'
import { outboxRoutes } from '#kernel/server/mail/outbox/outbox-routes.ts'
import { mailInJobs } from '#kernel/server/mail-in/fetch-folder.ts'
import { mailInRoutes } from '#kernel/server/mail-in/folder/mail-in-routes.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { mailTimeline } from '#kernel/server/people/mail-timeline.ts'
import { savedViewRoutes } from '#kernel/server/saved-views/saved-view-routes.ts'

/** What the kernel itself answers: history, locks, saved views, the outbox, captchas, imports, the live stream. */
export function kernelModule(modules: readonly ServerModule[]): ServerModule {
  const owned = modules.flatMap(({ name, nouns = [] }) => nouns.map((noun) => [noun, name]))
  const owners = Object.fromEntries(owned)
  return {
    name: 'kernel',
    label: { de: 'Grundfunktionen', en: 'Basics' },
    isEssential: true,
    routes: [
      ...auditRoutes(owners),
      ...lockRoutes(owners),
      ...savedViewRoutes,
      ...outboxRoutes,
      ...mailInRoutes,
      ...captchaRoutes,
      ...importRoutes,
      ...liveRoutes,
    ],
    jobs: [housekeeping, sweepStorage, emptyTrash(modules), importJob, ...mailInJobs],
    personal: importPersonal,
    timeline: mailTimeline,
  }
}
