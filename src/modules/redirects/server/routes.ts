import { sql } from 'kysely'
import { mustBeFound } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { mustPublish } from '#kernel/server/publishing/publish-right.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import * as contract from '../contract.ts'
import { redirectFailures } from '../errors.ts'
import { importRedirects } from '../imports/server/import-redirects.ts'
import { forgetMissing } from '../missing-pages/server/missing-pages.ts'
import { addressKey } from './address-key.ts'
import { createRedirect, type RedirectWork } from './create-redirect.ts'
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
      return { items: await toRedirects(db, lookup, rows), numItems: 1 }
    }),
    on(contract.createRedirect, async (context, { body }) => {
      mustPublishAtOnce(context)
      const { row } = await inOneChange(context, lookup, (work) =>
        createRedirect(work, body, 'manual'),
      )
      return { items: await toRedirects(context.db, lookup, [row]), numItems: 1 }
    }),
    on(contract.importRedirects, async (context, { body }) => {
      if (!body.isTrial) mustPublishAtOnce(context)
      const lines = body.isTrial
        ? await tryOut(context, lookup, body.csv)
        : await inOneChange(context, lookup, (work) => importRedirects(work, body.csv))
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

/** One after the other, so that two of them cannot close a circle together. */
function inOneChange<T>(
  scope: RedirectContext,
  lookup: PageLookup,
  run: (work: RedirectWork) => Promise<T>,
): Promise<T> {
  return scope.change(async (change) => {
    await sql`select pg_advisory_xact_lock(hashtext('redirects'))`.execute(change.db)
    return run({ scope, change, lookup })
  })
}

class TrialOver extends Error {}

/** Does everything and takes it back, so that the report says what really would happen. */
async function tryOut(scope: RedirectContext, lookup: PageLookup, csv: string) {
  let lines: contract.ImportLine[] = []
  try {
    await inOneChange(scope, lookup, async (work) => {
      lines = await importRedirects(work, csv)
      throw new TrialOver()
    })
  } catch (error) {
    if (!(error instanceof TrialOver)) throw error
  }
  return lines
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
