import { saveSection } from '#kernel/server/config/save-section.ts'
import type { Scope } from '#kernel/server/context.ts'
import { businessSection } from '../config.ts'
import { demoBusiness } from './demo-business.ts'

/** Moves the demo business in, unless someone has already said who they are. */
export async function seedBusiness(scope: Scope<never>): Promise<void> {
  await scope.change(async (change) => {
    const known = await change.kernel
      .selectFrom('config_sections')
      .select('version')
      .where('name', '=', businessSection.name)
      .executeTakeFirst()
    if (known) return
    await saveSection(change, {
      section: businessSection,
      value: demoBusiness,
      version: 0,
      secret: scope.secret,
      user: scope.user,
      lang: scope.lang,
      toCurrent: ({ version }) => version,
    })
  })
  await scope.config.reload()
}
