import { defineJob } from '#kernel/server/jobs/job.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { personColumns } from '#kernel/server/people/personal-data.ts'
import { searchIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { redirectImport } from '../imports/server/redirect-import.ts'
import { trimMissing } from '../missing-pages/server/missing-pages.ts'
import { createRedirects } from './migrations/20261115-1500-redirects-create-redirects.ts'
import { stampRedirects } from './migrations/20261117-1600-redirects-stamp-redirects.ts'
import type { PageLookup } from './page-lookup.ts'
import { formerAddresses } from './resolve-former.ts'
import { redirectRoutes } from './routes.ts'
import type { RedirectTables } from './tables.ts'

const trimMissingJob = defineJob<RedirectTables, object>({
  name: 'redirects.trim-missing',
  cron: '15 3 * * *',
  run: ({ db }) => trimMissing(db),
})

/** Redirects belong to the business; those who wrote them are named beside them. */
const personal = personColumns<RedirectTables>({
  purpose: {
    for: { de: 'Wer eine Weiterleitung angelegt hat', en: 'Who added a redirect' },
    basis: {
      de: 'Berechtigtes Interesse an nachvollziehbaren Änderungen (Art. 6 Abs. 1 lit. f DSGVO)',
      en: 'Legitimate interest in traceable changes (Art. 6 (1) (f) GDPR)',
    },
    until: {
      de: 'So lange es die Weiterleitung gibt; ohne Namen, sobald die Person gelöscht ist',
      en: 'As long as the redirect exists; without a name once the person is erased',
    },
  },
  tables: [
    {
      table: 'redirects',
      account: 'created_by',
      exported: { as: 'redirects', columns: ['path', 'created_by_name', 'created_at'] },
      erase: { created_by: null, created_by_name: '' },
    },
  ],
})

/** The last module that is asked for an address; `lookup` tells where stored pages are. */
export function redirectsModule(lookup: PageLookup): ServerModule {
  return {
    name: 'redirects',
    label: { de: 'Weiterleitungen', en: 'Redirects' },
    isEssential: true,
    nouns: ['redirect'],
    migrations: {
      '20261115-1500-redirects-create-redirects': createRedirects,
      '20261117-1600-redirects-stamp-redirects': stampRedirects,
      '20261119-0520-redirects-fold-search': searchIndexes({ redirects: ['path', 'to_path'] }),
    },
    routes: redirectRoutes(lookup),
    site: { resolvers: [formerAddresses(lookup)] },
    jobs: [trimMissingJob],
    imports: [redirectImport(lookup)],
    personal,
  }
}
