import { changeSection } from '#kernel/server/config/update-section.ts'
import type { Scope } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { businessSection } from '#modules/pages/config.ts'
import { themeOf, themeSection } from '#modules/theme/config.ts'
import type { SiteTemplate } from '../site-template.ts'
import { loadTemplate } from '../templates/all.ts'
import { laySite, type Starter } from './lay-site.ts'
import { readProgress } from './progress.ts'

const DEMO = 'werkstatt'

/** Moves the invented business in, unless a website was laid before. */
export async function seedDemo(starter: Starter, scope: Scope<never>): Promise<void> {
  const { template: known } = await readProgress(tablesOf(scope.db))
  if (known) return
  await layDemo(starter, scope, await loadTemplate(DEMO))
}

/** A template with the invented facts and the look it comes with. */
export async function layDemo(
  starter: Starter,
  scope: Scope<never>,
  template: SiteTemplate,
): Promise<void> {
  await laySite(starter, scope, {
    template,
    finish: async (change, { progress, actionPage }) => {
      const desk = { change, scope }
      const facts = demoFacts(template, actionPage)
      // Whoever has already said who they are keeps their word.
      await changeSection(desk, businessSection, (_, version) => (version ? undefined : facts))
      const look = themeOf(template.name)
      await changeSection(desk, themeSection, (_, version) => (version ? undefined : look))
      return progress
    },
  })
}

function demoFacts(template: SiteTemplate, actionPage: string | null) {
  const label = template.action?.label ?? { de: '', en: '' }
  return { ...template.business, action: { page: actionPage, label } }
}
