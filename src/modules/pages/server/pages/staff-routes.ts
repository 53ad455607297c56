import { z } from 'zod'
import { toStateWire } from '#kernel/server/publishing/store/wire.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { addressKey } from '#modules/redirects/server/api.ts'
import { businessSection } from '../../config.ts'
import { readPlace, readTokens, type StaffPage } from '../../staff/staff.calls.ts'
import { businessTokens } from '../../tokens.ts'
import { findLive } from '../addresses/lookup.ts'
import { isOn } from '../addresses/reserved-addresses.ts'
import { mayEdit, mustRead } from '../rights.ts'
import type { PageTables } from '../tables.ts'
import type { Config, Db } from '../unit-of-work.ts'
import { pageContent } from './page-content.ts'

const on = routesOf<PageTables>()

/** What the controls on the public page ask for. */
export const staffRoutes: Route[] = [
  on(readTokens, async (context, { query }) => {
    mustRead(context)
    return businessTokens(context.config.get(businessSection), query.lang)
  }),
  on(readPlace, async (context, { query }) => {
    mustRead(context)
    const { db, config, modules } = context
    return {
      page: await pageAt(db, query.path),
      canEdit: mayEdit(context),
      modules: modules.flatMap(({ name }) => (isOn(modules, config, name) ? [name] : [])),
      hasFacebook: hasFacebook(config),
    }
  }),
]

async function pageAt(db: Db, path: string): Promise<StaffPage | null> {
  const found = await findLive(db, addressKey(path))
  const row = found && (await pageContent.find(db, { id: found.page, lang: found.lang }))
  if (!row) return null
  return { _id: row.id, lang: row.lang, title: row.title, ...toStateWire(row) }
}

const Social = z.object({ fb: z.object({ page_access_token: z.string().min(1) }) })

/** `components.social.fb`; the section belongs to the module that edits settings. */
function hasFacebook(config: Config): boolean {
  const section = config.sections().find(({ name }) => name === 'components.social')
  return section !== undefined && Social.safeParse(config.get(section)).success
}
