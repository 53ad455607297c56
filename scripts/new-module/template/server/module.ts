import type { ServerModule } from '#kernel/server/module.ts'
import { nounTable } from '#kernel/server/resource/noun-table.ts'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { sample } from '../sample.ts'

const samples = resourcesOf<{ samples: object }>()(sample, { table: 'samples' })

const createSamples = nounTable(
  'samples',
  {
    title: 'text not null',
    state: "text not null default 'planned'",
    is_public: 'boolean not null default false',
    due: 'date',
    notes: "text not null default ''",
  },
  { hasTrash: 'indexed', sorts: ['title', 'due'], search: ['title', 'notes'] },
)

export const sampleModule: ServerModule = {
  name: 'sample-module',
  label: { de: de.title, en: en.title },
  nouns: [sample.name],
  migrations: { '20260101-0000-sample-module-create-samples': createSamples },
  routes: samples.routes,
  trash: [samples.trash],
}
