import { sql } from 'kysely'
import type { ConfigSection } from '#kernel/contract/config-section.ts'
import type { Change } from '#kernel/server/change.ts'
import { demoOfNoun, type KeptDemo, keepDemo, noteDemo } from '#kernel/server/demo.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { eraseLaidEntries } from '#modules/entries/server/api.ts'
import type { EntryTables } from '#modules/entries/server/tables.ts'
import { eraseGalleries } from '#modules/files/server/api.ts'
import { businessSection } from '#modules/pages/config.ts'
import { eraseLaidPages } from '#modules/pages/server/api.ts'
import { themeSection } from '#modules/theme/config.ts'
import { isDemo, readProgress } from './progress.ts'

type SiteChange = Change<EntryTables>

const CONFIG = 'config'
const DEMO_SECTIONS: readonly ConfigSection[] = [businessSection, themeSection]

/** Notes the demo's facts and look, as long as they are as the demo wrote them. */
export async function noteSections({ kernel }: Pick<SiteChange, 'kernel'>): Promise<void> {
  const rows = await kernel
    .selectFrom('config_sections')
    .select(['name', 'version'])
    .where(
      'name',
      'in',
      DEMO_SECTIONS.map(({ name }) => name),
    )
    .where('version', '=', 1)
    .execute()
  await noteDemo(
    kernel,
    CONFIG,
    rows.map(({ name, version }) => ({ id: name, version })),
  )
}

/**
 * Removes the demo's website: pages and news that nobody touched, galleries that nothing shows any
 * more, facts and look of the invented business. Its pictures wait until the new pages are there,
 * which may show them too.
 */
export async function removeSite(change: SiteChange): Promise<KeptDemo[]> {
  const { kernel } = change
  const progress = await readProgress(kernel)
  if (!isDemo(progress)) return []
  const pages = Object.values(progress.pages)
  const gone = new Set(await eraseLaidPages({ change }, pages))
  await keepDemo(
    kernel,
    'page',
    pages.filter((id) => !gone.has(id)),
  )
  const entries = await eraseLaidEntries({ change }, progress.entries)
  await resetSections(kernel)
  return [
    ...entries.map(({ id, title }) => ({
      noun: 'entry',
      id,
      label: title,
      link: `entries/edit/${id}`,
    })),
    ...(await removeGalleries(change)),
  ]
}

/** A gallery that a kept page still shows stays with it. */
async function removeGalleries(change: SiteChange): Promise<KeptDemo[]> {
  const ids = [...(await demoOfNoun(change.kernel, 'gallery')).keys()]
  const { rows } = await sql<{ id: string }>`select distinct target_id as id from page_refs
    where kind = 'gallery' and target_id = any(${ids}::uuid[])`.execute(change.db)
  const shown = rows.map(({ id }) => id)
  await keepDemo(change.kernel, 'gallery', shown)
  const kept = await eraseGalleries(
    change,
    ids.filter((id) => !shown.includes(id)),
  )
  return kept.map(({ _id, title }) => ({
    noun: 'gallery',
    id: _id,
    label: title,
    link: `galleries/${_id}`,
  }))
}

/** What the invented business said of itself is forgotten, versions of it included. */
async function resetSections(kernel: Change<KernelTables>['kernel']): Promise<void> {
  const noted = await demoOfNoun(kernel, CONFIG)
  for (const section of DEMO_SECTIONS) {
    const version = noted.get(section.name)
    if (version === undefined) continue
    await kernel
      .deleteFrom('config_history')
      .where('name', '=', section.name)
      .where('version', '=', version)
      .execute()
    const reset = await kernel
      .updateTable('config_sections')
      .set({ value: JSON.stringify(section.defaults) })
      .where('name', '=', section.name)
      .where('version', '=', version)
      .executeTakeFirst()
    if (reset.numUpdatedRows === 0n) await keepDemo(kernel, CONFIG, [section.name])
  }
}
