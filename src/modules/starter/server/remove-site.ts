import { sql } from 'kysely'
import type { ConfigSection } from '#kernel/contract/config-section.ts'
import { demoOfNoun, type KeptDemo, keepDemo, noteDemo } from '#kernel/server/manifest/demo.ts'
import { eraseInstalled } from '#modules/catalog/server/api.ts'
import { eraseLaidEntries } from '#modules/entries/server/api.ts'
import { eraseGalleries } from '#modules/files/server/api.ts'
import { businessSection } from '#modules/pages/config.ts'
import { eraseLaidPages } from '#modules/pages/server/api.ts'
import { shopSection } from '#modules/shop/config.ts'
import { themeSection } from '#modules/theme/config.ts'
import type { SiteChange } from './install-content.ts'
import { isDemo, readProgress } from './progress.ts'
import { installedOf } from './shop/install-shop.ts'

const CONFIG = 'config'
/** Written anew by whoever makes the website their own. */
const OWN_SECTIONS: readonly ConfigSection[] = [businessSection, themeSection]
const DEMO_SECTIONS: readonly ConfigSection[] = [...OWN_SECTIONS, shopSection]

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
  const goods = await eraseInstalled(change, installedOf(progress.shop))
  await resetSections(change)
  return [
    ...goods,
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
async function resetSections({ kernel, touch }: SiteChange): Promise<void> {
  const noted = await demoOfNoun(kernel, CONFIG)
  touch('config')
  for (const section of DEMO_SECTIONS) {
    const version = noted.get(section.name)
    if (version === undefined) continue
    await kernel
      .deleteFrom('config_history')
      .where('name', '=', section.name)
      .where('version', '=', version)
      .execute()
    if (!(await resetSection(kernel, section, version)))
      await keepDemo(kernel, CONFIG, [section.name])
  }
}

/** False where somebody has changed it since. */
async function resetSection(
  kernel: SiteChange['kernel'],
  section: ConfigSection,
  version: number,
): Promise<boolean> {
  const value = JSON.stringify(section.defaults)
  const isOwn = OWN_SECTIONS.includes(section)
  const { rows } = await (isOwn
    ? sql`update config_sections set value = ${value}
        where name = ${section.name} and version = ${version} returning name`
    : sql`delete from config_sections
        where name = ${section.name} and version = ${version} returning name`
  ).execute(kernel)
  return rows.length > 0
}
