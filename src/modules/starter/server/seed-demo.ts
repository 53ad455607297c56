import { LANGS } from '#kernel/i18n/messages.ts'
import { changeSection } from '#kernel/server/config/update-section.ts'
import type { Scope } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { Business, businessSection } from '#modules/pages/config.ts'
import { themeOf, themeSection } from '#modules/theme/config.ts'
import type { SiteTemplate } from '../site-template.ts'
import { loadTemplate } from '../templates/all.ts'
import { installDemoSite } from './install-site.ts'
import { readProgress } from './progress.ts'
import { noteSections } from './remove-site.ts'
import { installOrders } from './shop/install-orders.ts'

const DEMO = 'werkstatt'

/** Moves the invented business in, unless a website was installed before. */
export async function seedDemo(scope: Scope<never>): Promise<void> {
  const { template: known } = await readProgress(tablesOf(scope.db))
  if (known === '') await installDemo(scope, await loadTemplate(DEMO))
  // A start that was cut off had its website already.
  else await installOrders(scope)
}

/** A template with the invented facts and the look it comes with, and what was sold in its shop. */
export async function installDemo(scope: Scope<never>, template: SiteTemplate): Promise<void> {
  await installDemoSite(scope, {
    template,
    langs: LANGS,
    seller: Business.parse(template.business),
    finish: async (change, { progress, actionPage }) => {
      const desk = { change, scope }
      const facts = demoFacts(template, actionPage)
      // Whoever has already said who they are keeps their word.
      await changeSection(desk, businessSection, (_, version) => (version ? undefined : facts))
      const look = themeOf(template.name)
      await changeSection(desk, themeSection, (_, version) => (version ? undefined : look))
      await noteSections(change)
      return progress
    },
  })
  await installOrders(scope)
}

function demoFacts(template: SiteTemplate, actionPage: string | null) {
  const label = template.action?.label ?? { de: '', en: '' }
  return { ...template.business, action: { page: actionPage, label } }
}
