import { siteSection } from '#kernel/contract/sections/site.ts'
import { changeSection } from '#kernel/server/config/update-section.ts'
import type { Scope } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { businessSection } from '#modules/pages/config.ts'
import { themeSection } from '#modules/theme/config.ts'
import type { StarterOrder } from '../contract.ts'
import { themeWith } from '../palettes.ts'
import type { SiteTemplate } from '../site-template.ts'
import { loadTemplate } from '../templates/all.ts'
import { withoutPeople } from '../without-people.ts'
import { type Finish, installSite, type Starter } from './install-site.ts'
import { type Progress, readProgress } from './progress.ts'
import { keptPages, ownFacts, sampleFacts } from './read-state.ts'

type Outcome = Awaited<ReturnType<typeof applyOrder>>

/**
 * Takes orders. One that is asked again while it is being installed (the tab was closed, the line broke)
 * is waited for instead of installed beside itself.
 */
export function orderDesk(starter: Starter) {
  const running = new Map<string, Promise<Outcome>>()
  return (scope: Scope<never>, order: StarterOrder): Promise<Outcome> => {
    const known = running.get(order.order)
    if (known) return known
    const installing = applyOrder(starter, scope, order).finally(() => running.delete(order.order))
    running.set(order.order, installing)
    return installing
  }
}

/** Makes the sample site someone's own. The same order again changes nothing any more. */
async function applyOrder(starter: Starter, scope: Scope<never>, order: StarterOrder) {
  const before = await readProgress(tablesOf(scope.db))
  const pages = (await keptPages(scope.db, before)).map(({ _id, title }) => ({
    title,
    link: `pages/edit/${_id}`,
  }))
  if (before.order !== order.order) {
    // Nobody needs people and news of an invented business; they begin with their own.
    const template = { ...withoutPeople(await loadTemplate(order.template)), news: [] }
    const sample = await sampleFacts(before.template)
    const finish: Finish = async (change, { progress, actionPage }) => {
      const desk = { change, scope }
      await changeSection(desk, businessSection, (known) => ({
        ...ownFacts(known, sample),
        ...order.facts,
        action: actionOf(template, actionPage) ?? known.action,
      }))
      await changeSection(desk, themeSection, (known) => ({
        ...(order.look ? themeWith(template.name, order.look) : known),
        logo: order.logo === undefined ? known.logo : order.logo,
        icon: known.icon,
      }))
      // Only the first order takes the website from visitors: there is nothing of one's own yet.
      const isPublic = (known: boolean) => known && progress.order !== ''
      await changeSection(desk, siteSection, (known) => ({
        is_public: isPublic(known.is_public),
        languages: order.languages,
      }))
      return { ...progress, isOwn: true, order: order.order }
    }
    // Another instance may have been quicker.
    const isDone = (known: Progress) => known.order === order.order
    const seller = order.shop ? order.facts : null
    await installSite(starter, scope, { template, langs: order.languages, seller, isDone, finish })
  }
  const { kept: things } = await readProgress(tablesOf(scope.db))
  return { template: order.template, kept: [...pages, ...things] }
}

function actionOf({ action }: SiteTemplate, page: string | null) {
  return action && page ? { page, label: action.label } : undefined
}
