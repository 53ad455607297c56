import { isDeepStrictEqual } from 'node:util'
import { siteSection } from '#kernel/contract/sections/site.ts'
import type { Scope } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { Business, businessSection } from '#modules/pages/config.ts'
import { pagesAsLaid } from '#modules/pages/server/api.ts'
import type { PageTables } from '#modules/pages/server/tables.ts'
import { themeOf, themeSection } from '#modules/theme/config.ts'
import { type LayingState, StarterFacts, type StarterState } from '../contract.ts'
import { withShopPictures } from '../shop-template.ts'
import { TEMPLATE_NAMES, type TemplateName } from '../template-names.ts'
import { loadTemplate } from '../templates/all.ts'
import { storedPictures } from './install-pictures.ts'
import { isDemo, type Progress, readProgress } from './progress.ts'

type StateSource = Pick<Scope<never>, 'db' | 'config'>

/** Everything the wizard begins with. */
export async function readState({ db, config }: StateSource): Promise<StarterState> {
  const progress = await readProgress(tablesOf(db))
  const theme = config.get(themeSection)
  const templates = await Promise.all(
    TEMPLATE_NAMES.map(async (name) => {
      const { label, text, business } = await loadTemplate(name)
      return { name, label, text, sample: factsOf(Business.parse(business)) }
    }),
  )
  const sample = await sampleFacts(progress.template)
  return {
    template: progress.template,
    isOwn: progress.isOwn,
    isDemo: isDemo(progress),
    isFirst: progress.order === '',
    languages: progress.order === '' ? ['de'] : config.get(siteSection).languages,
    templates,
    facts: unnamed(factsOf(ownFacts(config.get(businessSection), sample))),
    kept: await keptPages(db, progress),
    logo: theme.logo,
    hasOwnLook: !isDeepStrictEqual({ ...theme, logo: null }, themeOf(theme.template)),
  }
}

/** How far an order is; read from what is stored, so that each instance knows. */
export async function readLaying(
  { db }: StateSource,
  { order, template: name, shop }: { order: string; template: TemplateName; shop: boolean },
): Promise<LayingState> {
  const known = await loadTemplate(name)
  const template = shop ? withShopPictures(known) : known
  const stored = await storedPictures({ db }, template)
  const { order: finished } = await readProgress(tablesOf(db))
  return {
    isDone: finished === order,
    pictures: { done: stored.size, total: template.pictures.length },
  }
}

/** The facts without those of the invented business. */
export function ownFacts(present: Business, sample: Business | undefined): Business {
  const blank: Record<string, unknown> = businessSection.defaults
  const invented: Record<string, unknown> = sample ?? blank
  const own = Object.entries(present).map(([fact, value]): [string, unknown] =>
    sample && isDeepStrictEqual(value, invented[fact]) ? [fact, blank[fact]] : [fact, value],
  )
  return Business.parse(Object.fromEntries(own))
}

export async function sampleFacts(template: string): Promise<Business | undefined> {
  const name = TEMPLATE_NAMES.find((known): known is TemplateName => known === template)
  return name && Business.parse((await loadTemplate(name)).business)
}

export async function keptPages(
  db: StateSource['db'],
  { pages }: Progress,
): Promise<{ _id: string; title: string }[]> {
  const ids = Object.values(pages)
  if (ids.length === 0) return []
  const tables = tablesOf<PageTables>(db)
  const free = new Set(await pagesAsLaid(tables, ids))
  const rows = await tables
    .selectFrom('pages')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute()
  return rows.filter(({ id }) => !free.has(id)).map(({ id, title }) => ({ _id: id, title }))
}

/** The name an empty house has is nobody's. */
function unnamed(facts: StarterFacts): StarterFacts {
  return facts.name === businessSection.defaults.name ? { ...facts, name: '' } : facts
}

function factsOf(business: Business): StarterFacts {
  return StarterFacts.strip().parse(business)
}
