import type { ServerModule } from '#kernel/server/module.ts'
import { searchIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { personIndexes } from '#kernel/server/resource/person-indexes.ts'
import { pageContent } from '#modules/pages/server/api.ts'
import { savedSection } from '../contract-sections.ts'
import { consentRule } from '../legal/server/consent-rule.ts'
import { legalRoutes, watchLaw } from '../legal/server/watch-law.ts'
import { guardPublish } from './check-draft.ts'
import { guardHeldBlocks } from './guard-drafts.ts'
import { createTables } from './migrations/20261115-1800-designer-create-tables.ts'
import { createLegalChecks } from './migrations/20261116-2010-designer-create-legal-checks.ts'
import { personal } from './personal.ts'
import { designerRoutes } from './routes.ts'
import { sectionRoutes } from './saved-sections.ts'

/** Asks before drafts of pages are written over or go live. */
export function designerModule(): ServerModule {
  pageContent.beforeDraft(guardHeldBlocks)
  pageContent.beforePublish(guardPublish)
  return {
    name: 'designer',
    label: { de: 'Designer', en: 'Designer' },
    needs: ['analytics', 'auth', 'entries', 'files', 'pages', 'privacy'],
    worksWithout: ['analytics', 'entries'],
    isEssential: true,
    nouns: [savedSection.name],
    migrations: {
      '20261115-1800-designer-create-tables': createTables,
      '20261116-2010-designer-create-legal-checks': createLegalChecks,
      '20261118-0320-designer-index-persons': personIndexes({
        designer_sections: ['user_id'],
        designer_overrides: ['user_id'],
      }),
      '20261119-0010-designer-fold-search': searchIndexes({ designer_sections: ['title'] }),
    },
    routes: [...designerRoutes, ...sectionRoutes, ...legalRoutes],
    jobs: [watchLaw],
    law: [consentRule],
    personal,
  }
}
