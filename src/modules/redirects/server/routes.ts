import type { Context } from '#kernel/server/context.ts'
import type { ImportDeclaration } from '#kernel/server/imports/declaration.ts'
import { importText } from '#kernel/server/imports/import-text.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { redirectImport } from '../imports/server/redirect-import.ts'
import { forgetMissing, listMissing } from '../missing-pages/missing-pages.calls.ts'
import { findMissing, removeMissing } from '../missing-pages/server/missing-pages.ts'
import { createRedirect, type ImportLine, importRedirects } from '../redirect.calls.ts'
import { addressKey } from './address-key.ts'
import { storeRedirect } from './create-redirect.ts'
import type { PageLookup } from './page-lookup.ts'
import { mustPublishAtOnce, redirectResource } from './redirect.resource.ts'
import type { RedirectTables } from './tables.ts'

const on = routesOf<RedirectTables>()
type RedirectContext = Context<RedirectTables>

export function redirectRoutes(lookup: PageLookup): Route[] {
  const redirects = redirectResource(lookup)
  return [
    ...redirects.routes,
    on(createRedirect, async (context, { body }) => {
      mustPublishAtOnce(context)
      const row = await context.change((change) =>
        storeRedirect({ change, lookup }, body, 'manual'),
      )
      const items = await redirects.read(context.db, [row.id])
      return { items, numItems: items.length }
    }),
    on(importRedirects, async (context, { body }) => {
      if (!body.isTrial) mustPublishAtOnce(context)
      const lines = await importLines(context, redirectImport(lookup), body)
      const count = (outcome: string) => lines.filter((line) => line.outcome === outcome).length
      const numbers = { added: count('added'), replaced: count('replaced') }
      return { ...numbers, refused: count('refused'), lines }
    }),
    on(listMissing, ({ db }, { query }) => findMissing(db, query)),
    on(forgetMissing, async ({ db }, { query: { path } }) => ({
      removed: await removeMissing(db, path === undefined ? undefined : addressKey(path)),
    })),
  ]
}

const MOST_LINES = 5000
const OUTCOMES = { new: 'added', changed: 'replaced', same: 'same', refused: 'refused' } as const

type ImportBody = { csv: string; isTrial: boolean }

/** A trial says what would happen and writes nothing. */
async function importLines(
  context: RedirectContext,
  declared: ImportDeclaration,
  { csv, isTrial }: ImportBody,
): Promise<ImportLine[]> {
  return context.change(async (change) => {
    const read = await importText(change, declared, { csv, most: MOST_LINES, isTrial })
    const { from, to } = read.mapping
    return read.lines.map(({ line, cells, outcome }) => ({
      line,
      from: (cells[from ?? 0] ?? '').slice(0, 500),
      to: (cells[to ?? 1] ?? '').slice(0, 500),
      outcome: OUTCOMES[outcome.verdict],
      reason: outcome.reason?.[context.lang] ?? '',
    }))
  })
}
