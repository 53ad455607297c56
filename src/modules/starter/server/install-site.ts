import { siteSection } from '#kernel/contract/sections/site.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Scope } from '#kernel/server/context.ts'
import { demoOfNoun, type KeptDemo, noteDemo, removeDemo } from '#kernel/server/manifest/demo.ts'
import { switchOff } from '#kernel/server/manifest/starts-off.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { eraseUnusedPictures, pictureVersions } from '#modules/files/server/api.ts'
import type { KeptThing } from '../contract.ts'
import { withShopPictures } from '../shop-template.ts'
import type { SiteTemplate } from '../site-template.ts'
import { installContent, type SiteChange, type SiteTables } from './install-content.ts'
import { installPictures, pictureKey } from './install-pictures.ts'
import { InstalledShop, isDemo, type Progress, writeProgress } from './progress.ts'
import { clearShop, installShop, noteShop, type Seller } from './shop/install-shop.ts'
import { endRehearsal, setUpDemoShop, setUpShop, switchOnShop } from './shop/open-shop.ts'

export type Starter = { modules(): readonly ServerModule[] }

/** What else becomes real together with the pages: facts, look, the mark that it was done. */
export type Finish = (
  change: SiteChange,
  installed: { progress: Progress; actionPage: string | null },
) => Promise<Progress>

type SiteOrder = {
  template: SiteTemplate
  langs: readonly Lang[]
  /** In whose name the template's products are sold; null where no shop is wanted. */
  seller: Seller | null
  finish: Finish
}

/** Pictures of the demo, in the version in which they were stored; no noun of the history. */
const PICTURE = 'bundled-picture'

/**
 * Installs the invented business, and notes everything it makes. Pictures are stored one by one and
 * noted, everything else is one change: whoever is cut off in the middle finds nothing but pictures,
 * and uses them when they go on.
 */
export async function installDemoSite(scope: Scope<never>, asked: SiteOrder): Promise<Progress> {
  const order = withPictures(asked)
  const pictures = await installPictures(scope, order.template)
  return typedScope<SiteTables>(scope).change(async (change) => {
    const known = await writeProgress(change, (before) => before)
    const shop = await shopFor(change, { order, known, pictures, isShown: false })
    const before = { ...known, shop }
    const content = { ...order, before, pictures, isMarked: false, shop: order.seller && shop }
    const { progress, galleries } = await installContent(change, content)
    const { kernel } = change
    await noteShop(change, shop)
    if (order.seller) await setUpDemoShop({ change, scope }, order.seller)
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
 * Installs a website for the one whose it will be, in the same two steps. The demo of all modules goes
 * for good. Pages of an own template installed earlier go to the trash as far as nobody touched them; one
 * that was touched stays where it is, in the place of the new one of the same key.
 */
export async function installSite(
  starter: Starter,
  scope: Scope<never>,
  asked: OwnOrder,
): Promise<Progress> {
  const order = withPictures(asked)
  const pictures = await installPictures(scope, order.template)
  return typedScope<SiteTables>(scope).change(async (change) => {
    const known = await writeProgress(change, (before) => before)
    if (order.isDone(known)) return known
    const versions = await demoOfNoun(change.kernel, PICTURE)
    const kept = await removeDemo(change, starter.modules())
    if (isDemo(known)) await switchOff({ change, scope }, without(starter.modules(), kept))
    const former = isDemo(known) ? withoutDemo(known) : known
    const before = {
      ...former,
      shop: await ownShop({ change, scope }, { order, known: former, pictures }),
    }
    const shop = before.shop.template === order.template.name ? before.shop : null
    const content = { ...order, before, pictures, isMarked: true, shop }
    const { progress } = await installContent(change, content)
    const done = await finishWith(change, order, progress)
    const left = isDemo(known) ? await removePictures(change, { known, versions, order }) : []
    const things = kept.map(({ label, link }) => ({ title: label, link }))
    return writeProgress(change, () => ({ ...done, isDemo: false, kept: [...things, ...left] }))
  })
}

function withPictures<Order extends SiteOrder>(order: Order): Order {
  return order.seller ? { ...order, template: withShopPictures(order.template) } : order
}

function withoutDemo(known: Progress): Progress {
  return { ...known, template: '', entries: [], shop: InstalledShop.parse({}) }
}

type Installing = {
  order: SiteOrder
  known: Progress
  pictures: ReadonlyMap<string, string>
}

/** For the one whose it will be: with settings of their own, and not before the eyes of visitors. */
async function ownShop(
  desk: { change: SiteChange; scope: Scope<never> },
  installing: Installing,
): Promise<InstalledShop> {
  const { order, known } = installing
  const isShown = known.order !== '' && desk.scope.config.get(siteSection).is_public
  const shop = await shopFor(desk.change, { ...installing, isShown })
  await endRehearsal(desk)
  if (order.seller) {
    await setUpShop(desk, order.seller)
    await switchOnShop(desk)
  }
  return shop
}

/** The products of the template, installed once; untouched ones of another template make way. */
async function shopFor(
  change: SiteChange,
  { order, known, pictures, isShown }: Installing & { isShown: boolean },
): Promise<InstalledShop> {
  const { template, seller } = order
  if (known.shop.template === template.name) return known.shop
  await clearShop(change, known.shop)
  if (!seller) return InstalledShop.parse({})
  return installShop(change, { template, seller, pictures, state: isShown ? 'draft' : 'online' })
}

/** The modules of which nothing is kept; a part that keeps something keeps its whole. */
function without(modules: readonly ServerModule[], kept: readonly KeptDemo[]): ServerModule[] {
  const nouns = new Set(kept.map(({ noun }) => noun))
  const holders = modules.filter((module) => module.nouns?.some((noun) => nouns.has(noun)))
  const names = new Set(holders.flatMap(({ name, partOf = name }) => [name, partOf]))
  return modules.filter(({ name }) => !names.has(name))
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
  const { template } = order
  const own = new Set(template.pictures.map((picture) => pictureKey(template, picture)))
  const ids = Object.entries(known.pictures).flatMap(([key, id]) =>
    own.has(key) ? [] : [[id, versions.get(id)] as const],
  )
  const kept = await eraseUnusedPictures(change, new Map(ids))
  return kept.map(({ id, name }) => ({ title: name, link: `files/${id}` }))
}

function withId(id: string) {
  return { id }
}
