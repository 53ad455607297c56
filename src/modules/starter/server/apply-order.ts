import type { z } from 'zod'
import type { ConfigSection } from '#kernel/contract/config-section.ts'
import type { Change } from '#kernel/server/change.ts'
import { createSecretCipher } from '#kernel/server/config/secret-cipher.ts'
import { lockSection, storeSection } from '#kernel/server/config/store-section.ts'
import type { Scope } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { businessSection } from '#modules/pages/config.ts'
import { themeSection } from '#modules/theme/config.ts'
import type { StarterOrder } from '../contract.ts'
import { themeWith } from '../palettes.ts'
import type { SiteTemplate } from '../site-template.ts'
import { loadTemplate } from '../templates/all.ts'
import { type Finish, laySite, type Starter } from './lay-site.ts'
import { readProgress } from './progress.ts'
import { keptPages, ownFacts, sampleFacts } from './read-state.ts'

/** Makes the sample site someone's own. The same order again changes nothing any more. */
export async function applyOrder(starter: Starter, scope: Scope<never>, order: StarterOrder) {
  const before = await readProgress(tablesOf(scope.db))
  const kept = await keptPages(scope.db, before)
  if (before.order !== order.order) {
    const template = await loadTemplate(order.template)
    const sample = await sampleFacts(before.template)
    const finish: Finish = async (change, { progress, actionPage }) => {
      const desk = { change, scope }
      await setSection(desk, businessSection, (known) => ({
        ...ownFacts(known, sample),
        ...order.facts,
        action: actionOf(template, actionPage) ?? known.action,
      }))
      await setSection(desk, themeSection, (known) =>
        order.look ? { ...themeWith(template.name, order.look), logo: known.logo } : known,
      )
      return { ...progress, isOwn: true, order: order.order }
    }
    await laySite(starter, scope, { template, finish })
  }
  return { template: order.template, kept }
}

function actionOf({ action }: SiteTemplate, page: string | null) {
  return action && page ? { page, label: action.label } : undefined
}

type Desk = { change: Pick<Change<never>, 'kernel' | 'audit' | 'touch'>; scope: Scope<never> }

async function setSection<S extends z.ZodType>(
  { change, scope }: Desk,
  section: ConfigSection<S>,
  update: (known: z.output<S>) => unknown,
): Promise<void> {
  const cipher = createSecretCipher(scope.secret)
  const before = await lockSection(change, section, cipher)
  const known = section.schema.parse(before.value)
  const value = section.schema.parse(update(known))
  await storeSection(change, { before, value, cipher, user: scope.user })
}
