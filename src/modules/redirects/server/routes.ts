import { sql } from 'kysely'
import { mustBeFound } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import type { ImportDeclaration } from '#kernel/server/imports/declaration.ts'
import { importText } from '#kernel/server/imports/import-text.ts'
import { wholeList } from '#kernel/server/list/list-totals.ts'
import { mustPublish } from '#kernel/server/publishing/publish-right.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import * as contract from '../contract.ts'
import { redirectFailures } from '../errors.ts'
import { redirectImport } from '../imports/server/redirect-import.ts'
import { forgetMissing } from '../missing-pages/server/missing-pages.ts'
import { addressKey } from './address-key.ts'
import { createRedirect } from './create-redirect.ts'
import type { PageLookup } from './page-lookup.ts'
import { findRows, listMissing, listRedirects, toRedirects } from './queries.ts'
import type { RedirectTables } from './tables.ts'

const on = routesOf<RedirectTables>()
type RedirectContext = Context<RedirectTables>

export function redirectRoutes(lookup: PageLookup): Route[] {
  return [
    on(contract.listRedirects, ({ db }, { query }) => listRedirects(db, lookup, query)),
    on(contract.readRedirect, async ({ db }, { params }) => {
      const rows = mustBeFound(await findRows(db, [params.id]))
      return wholeList(await toRedirects(db, lookup, rows))
    }),
    on(contract.createRedirect, async (context, { body }) => {
      mustPublishAtOnce(context)
      const row = await context.change((change) =>
        createRedirect({ change, lookup }, body, 'manual'),
      )
      return wholeList(await toRedirects(context.db, lookup, [row]))
    }),
    on(contract.importRedirects, async (context, { body }) => {
      if (!body.isTrial) mustPublishAtOnce(context)
      const lines = await importLines(context, redirectImport(lookup), body)
      const count = (outcome: string) => lines.filter((line) => line.outcome === outcome).length
      const numbers = { added: count('added'), replaced: count('replaced') }
      return { ...numbers, refused: count('refused'), lines }
    }),
    on(contract.deleteRedirect, async (context, { params }) => ({
      ids: mustBeFound(await remove(context, [params.id])),
    })),
    on(contract.deleteManyRedirects, async (context, { body }) => ({
      ids: await remove(context, body.ids),
    })),
    on(contract.listMissing, ({ db }, { query }) => listMissing(db, query)),
    on(contract.forgetMissing, async ({ db }, { query: { path } }) => ({
      removed: await forgetMissing(db, path === undefined ? undefined : addressKey(path)),
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
): Promise<contract.ImportLine[]> {
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

/** A redirect has no draft: the next visitor follows it. */
function mustPublishAtOnce(context: RedirectContext): void {
  mustPublish(context, 'redirects', redirectFailures.publishFirst)
}

function remove(context: RedirectContext, ids: readonly string[]): Promise<string[]> {
  mustPublishAtOnce(context)
  return context.change(async ({ db, audit }) => {
    const rows = await db
      .deleteFrom('redirects')
      .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
      .returning(['id', 'path'])
      .execute()
    for (const { id, path } of rows)
      await audit({ noun: 'redirect', id, action: 'delete', before: { from: path } })
    return rows.map((row) => row.id)
  })
}
