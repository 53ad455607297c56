import type { ServerModule } from '#kernel/server/module.ts'
import { beforeDraft, beforePublish, pagesHouse } from '#modules/pages/server/api.ts'
import { guardPublish } from './check-draft.ts'
import { guardHeldBlocks } from './guard-drafts.ts'
import { createTables } from './migrations/20261115-1800-designer-create-tables.ts'
import { personal } from './personal.ts'
import { designerRoutes } from './routes.ts'
import { sectionRoutes } from './section-routes.ts'
import { SECTION_NOUN } from './work.ts'

/** Knows all modules late: each may bring blocks, which are drawn and checked here. */
export function designerModule(modules: () => readonly ServerModule[]): ServerModule {
  const house = pagesHouse(modules)
  beforeDraft(guardHeldBlocks)
  beforePublish(guardPublish)
  return {
    name: 'designer',
    label: { de: 'Seitengestalter', en: 'Page designer' },
    needs: ['pages', 'files'],
    isEssential: true,
    nouns: [SECTION_NOUN],
    migrations: { '20261115-1800-designer-create-tables': createTables },
    routes: [...designerRoutes(house, modules), ...sectionRoutes(house)],
    personal,
  }
}
