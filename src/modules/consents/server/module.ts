import type { ServerModule } from '#kernel/server/module.ts'
import { carryOver } from './carry-over.ts'
import { createLog } from './migrations/20261117-0900-consents-create-log.ts'
import { personal } from './personal.ts'
import { routes } from './routes.ts'

export const consents: ServerModule = {
  name: 'consents',
  label: { de: 'Einwilligungen', en: 'Consents' },
  isEssential: true,
  migrations: { '20261117-0900-consents-create-log': createLog },
  routes,
  carriesOver: [carryOver],
  personal,
}
