import type { ConfigSection } from '#kernel/contract/config-section.ts'
import type { Change } from '#kernel/server/change.ts'
import { createSecretCipher } from '#kernel/server/config/secret-cipher.ts'
import { lockSection, storeSection } from '#kernel/server/config/store-section.ts'
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
      await setFirst(change, scope, {
        section: businessSection,
        value: demoFacts(template, actionPage),
      })
      await setFirst(change, scope, { section: themeSection, value: themeOf(template.name) })
      return progress
    },
  })
}

function demoFacts(template: SiteTemplate, actionPage: string | null): unknown {
  const label = template.action?.label ?? { de: '', en: '' }
  return { ...template.business, action: { page: actionPage, label } }
}

type First = { section: ConfigSection; value: unknown }

/** Whoever has already said who they are keeps their word. */
async function setFirst(
  change: Pick<Change<never>, 'kernel' | 'audit' | 'touch'>,
  { secret, user }: Scope<never>,
  { section, value }: First,
): Promise<void> {
  const cipher = createSecretCipher(secret)
  const before = await lockSection(change, section, cipher)
  if (before.version > 0) return
  await storeSection(change, { before, value: section.schema.parse(value), cipher, user })
}
