import type { ServerModule } from '#kernel/server/module.ts'
import { exportJobs } from '../export/server/exports.ts'
import { createExports } from './migrations/20261117-1030-hosting-create-exports.ts'
import { routes } from './routes.ts'

export const hosting: ServerModule = {
  name: 'hosting',
  label: { de: 'Domain und Export', en: 'Domain and export' },
  needs: ['entries'],
  worksWithout: ['entries'],
  isEssential: true,
  nouns: ['website-export'],
  migrations: { '20261117-1030-hosting-create-exports': createExports },
  routes,
  jobs: exportJobs,
}
