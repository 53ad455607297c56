import { sql } from 'kysely'
import { defineJob } from '#kernel/server/jobs/job.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { privacySection } from '../config.ts'
import { consentRoute, consentRoutes } from '../consent/server/consent-routes.ts'
import { embedRoute } from '../embeds/server/embed-route.ts'
import { forgetEmbeds } from '../embeds/server/keep-embeds.ts'
import { createTables } from './migrations/20261116-2000-privacy-create-tables.ts'
import type { PrivacyTables } from './tables.ts'

/** A decision holds for a year; its proof is kept until claims from it are barred (§ 195 BGB). */
const PROOF_YEARS = 4

const forgetOld = defineJob<PrivacyTables, object>({
  name: 'privacy.forget-old',
  cron: '40 3 * * *',
  run: async ({ db }) => {
    await forgetEmbeds(db)
    await sql`delete from privacy_consents
      where created_at < now() - make_interval(years => ${PROOF_YEARS})`.execute(db)
    await sql`delete from privacy_versions v
      where v.created_at < now() - make_interval(years => ${PROOF_YEARS}) and not exists (
        select from privacy_consents c where c.version = v.version)`.execute(db)
  },
})

/** Consent records name nobody, so there is nothing of a person to export or erase here. */
export const privacy: ServerModule = {
  name: 'privacy',
  label: { de: 'Datenschutz', en: 'Privacy' },
  needs: ['config'],
  isEssential: true,
  migrations: { '20261116-2000-privacy-create-tables': createTables },
  routes: consentRoutes,
  pages: [consentRoute, embedRoute],
  jobs: [forgetOld],
  config: [privacySection],
}
