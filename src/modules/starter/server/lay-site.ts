import type { Lang } from '#kernel/i18n/messages.ts'
import type { Scope } from '#kernel/server/context.ts'
import { demoOfNoun, type KeptDemo, noteDemo, removeDemo } from '#kernel/server/demo.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { switchOff } from '#kernel/server/starts-off.ts'
import type { EntryTables } from '#modules/entries/server/tables.ts'
import { eraseUnusedPictures, pictureVersions } from '#modules/files/server/api.ts'
import type { KeptThing } from '../contract.ts'
import type { SiteTemplate } from '../site-template.ts'
import { installPictures } from './install-pictures.ts'
import { layContent, type SiteChange } from './lay-content.ts'
import { isDemo, type Progress, writeProgress } from './progress.ts'

export type Starter = { modules(): readonly ServerModule[] }

/** What else becomes real together with the pages: facts, look, the mark that it was done. */
export type Finish = (
  change: SiteChange,
  laid: { progress: Progress; actionPage: string | null },
) => Promise<Progress>

type SiteOrder = { template: SiteTemplate; langs: readonly Lang[]; finish: Finish }

/** Pictures of the demo, in the version in which they were stored; no noun of the history. */
const PICTURE = 'bundled-picture'

/**
 * Lays the invented business, and notes everything it makes. Pictures are stored one by one and
 * noted, everything else is one change: whoever is cut off in the middle finds nothing but pictures,
 * and uses them when they go on.
 */
export async function layDemoSite(scope: Scope<never>, order: SiteOrder): Promise<Progress> {
  const pictures = await installPictures(scope, order.template)
  return typedScope<EntryTables>(scope).change(async (change) => {
    const before = await writeProgress(change, (known) => known)
    const content = { ...order, before, pictures, isMarked: false }
    const { progress, galleries } = await layContent(change, content)
    const { kernel } = change
    await noteDemo(kernel, 'page', Object.values(progress.pages).map(withId))
    await noteDemo(kernel, 'entry', progress.entries.map(withId))
    await noteDemo(kernel, 'gallery', galleries.map(withId))
    await noteDemo(kernel, PICTURE, await pictureVersions(change, [...pictures.values()]))
    const done = await finishWith(change, order, progress)
    return writeProgress(change, () => ({ ...done, isDemo: true }))
  })
}

type OwnOrder = SiteOrder & {
  /** Asked first: what was done already is not done again. */
  isDone(before: Progress): boolean
}

/**
 * Lays a website for the one whose it will be, in the same two steps. The demo of all modules goes
 * for good. Pages of an own template laid earlier go to the trash as far as nobody touched them; one
 * that was touched stays where it is, in the place of the new one of the same key.
 */
export async function laySite(
  starter: Starter,
  scope: Scope<never>,
  order: OwnOrder,
): Promise<Progress> {
  const pictures = await installPictures(scope, order.template)
  return typedScope<EntryTables>(scope).change(async (change) => {
    const known = await writeProgress(change, (before) => before)
    if (order.isDone(known)) return known
    const versions = await demoOfNoun(change.kernel, PICTURE)
    const kept = await removeDemo(change, starter.modules())
    if (isDemo(known)) await switchOff({ change, scope }, without(starter.modules(), kept))
    const before = isDemo(known) ? { ...known, template: '', entries: [] } : known
    const content = { ...order, before, pictures, isMarked: true }
    const { progress } = await layContent(change, content)
    const done = await finishWith(change, order, progress)
    const left = isDemo(known) ? await removePictures(change, { known, versions, order }) : []
    const things = kept.map(({ label, link }) => ({ title: label, link }))
    return writeProgress(change, () => ({ ...done, isDemo: false, kept: [...things, ...left] }))
  })
}

/** The modules of which nothing is kept. */
function without(modules: readonly ServerModule[], kept: readonly KeptDemo[]): ServerModule[] {
  const nouns = new Set(kept.map(({ noun }) => noun))
  return modules.filter((module) => !module.nouns?.some((noun) => nouns.has(noun)))
}

function finishWith(
  change: SiteChange,
  { template, finish }: SiteOrder,
  progress: Progress,
): Promise<Progress> {
  const actionPage = template.action ? (progress.pages[template.action.page] ?? null) : null
  return finish(change, { progress, actionPage })
}

type Pictures = {
  known: Progress
  versions: ReadonlyMap<string, number>
  order: Pick<SiteOrder, 'template'>
}

/** Of the demo's pictures go those that neither the new template nor anything kept shows. */
async function removePictures(
  change: SiteChange,
  { known, versions, order }: Pictures,
): Promise<KeptThing[]> {
  const own = `${order.template.name}/`
  const ids = Object.entries(known.pictures).flatMap(([key, id]) =>
    key.startsWith(own) ? [] : [[id, versions.get(id)] as const],
  )
  const kept = await eraseUnusedPictures(change, new Map(ids))
  return kept.map(({ id, name }) => ({ title: name, link: `files/${id}` }))
}

function withId(id: string) {
  return { id }
}
