import { sql } from 'kysely'
import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { text } from '#kernel/contract/fields.ts'
import { AppError } from '#kernel/server/app-error.ts'
import type { Change } from '#kernel/server/change.ts'
import {
  type EarlierItem,
  type ImportDeclaration,
  importOf,
  type UndoEntry,
} from '#kernel/server/imports/declaration.ts'
import { redirectFailures } from '../../errors.ts'
import { type NewRedirect, redirect } from '../../redirect.ts'
import { addressKey } from '../../server/address-key.ts'
import { planRedirects, restoreRedirects, storeRedirects } from '../../server/create-redirect.ts'
import type { RedirectRow } from '../../server/follow-redirect.ts'
import type { PageLookup } from '../../server/page-lookup.ts'
import type { RedirectTables } from '../../server/tables.ts'

type RedirectChange = Change<RedirectTables>
type Cells = { from?: string | null; to?: string | null; status?: string | null }

const STATUSES = new Set(['301', '302', '307', '308', '410'])

const FIELDS = {
  from: {
    label: { de: 'Alte Adresse', en: 'Old address' },
    heads: ['source', 'old', 'alt', 'von', 'quelle', 'path'],
    isRequired: true,
    schema: text(2000),
  },
  to: {
    label: { de: 'Neue Adresse', en: 'New address' },
    heads: ['target', 'new', 'neu', 'nach', 'ziel', 'destination', 'führt zu', 'leads to'],
    schema: text(2000),
  },
  status: { label: { de: 'Status', en: 'Status' }, heads: ['code'], schema: text(20) },
}

/** Redirects from a file: old address, new address and, if wanted, status. */
export function redirectImport(lookup: PageLookup): ImportDeclaration {
  return importOf<RedirectTables>()({
    name: 'redirects',
    label: { de: 'Weiterleitungen', en: 'Redirects' },
    access: { check: staff('redirects', 'create'), run: staff('redirects', 'publish') },
    fields: FIELDS,
    keys: ({ from }) => [addressKey(pathOf(from ?? ''))],
    plan: (change, rows) => plan(change, lookup, rows),
    store: (change, entries) =>
      storeRedirects(
        change,
        entries.map(({ rest }) => Rest.parse(rest).row),
      ),
    current: async ({ db }, ids) => {
      const rows = await db
        .selectFrom('redirects')
        .selectAll()
        .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
        .execute()
      return new Map(rows.map((row) => [row.id, valuesOf(row)]))
    },
    undo,
  })
}

type Row = { values: Cells; earlier: readonly EarlierItem[] }

async function plan(change: RedirectChange, lookup: PageLookup, rows: readonly Row[]) {
  const { host } = new URL(change.scope.settings.baseUrl)
  const wanted = rows.map(({ values }) => redirectOf(values, host))
  const good = wanted.flatMap((one) => (one instanceof AppError ? [] : [one]))
  const earlier = rows.flatMap(({ earlier }) => earlier.map(({ rest }) => Rest.parse(rest).row))
  const planned = await planRedirects({ change, lookup }, good, { source: 'import', earlier })
  let at = 0
  return wanted.map((one) => {
    const result = one instanceof AppError ? one : planned[at++]
    if (!result) throw new Error('A redirect was neither made nor refused')
    if (result instanceof AppError) return { refused: result.text }
    const { row, before = null } = result
    const former = before ? valuesOf(before) : null
    return { id: row.id, before: former, after: valuesOf(row), rest: { row, before } }
  })
}

function redirectOf({ from, to, status }: Cells, host: string): NewRedirect | AppError {
  if (status && !STATUSES.has(status)) return redirectFailures.unknownStatus()
  const isGone = status === '410'
  // A line cut short, or one of another file: nobody said that the address is gone.
  if (!isGone && !to) return redirectFailures.noTarget()
  const parsed = redirect.Create.safeParse({
    from: pathOf(from ?? ''),
    ...(!isGone && { to: pathOf(to ?? '', host) }),
    isGone,
    isPermanent: status !== '302' && status !== '307',
  })
  return parsed.success ? parsed.data : redirectFailures.reserved()
}

/** Files of other programs often hold whole addresses; of this site only the path counts. */
function pathOf(address: string, host?: string): string {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null
  return url && (host === undefined || url.host === host) ? url.pathname : address
}

/** A redirect in the columns of a file. */
function valuesOf({ path, to_page, to_lang, to_path, is_permanent }: RedirectRow) {
  const to = to_page ? `${to_page} ${to_lang}` : to_path
  return { from: path, to, status: to === null ? 410 : is_permanent ? 301 : 302 }
}

const Former = z.object({
  id: z.string(),
  key: z.string(),
  path: z.string(),
  to_page: z.string().nullable(),
  to_lang: z.enum(['de', 'en']),
  to_path: z.string().nullable(),
  is_permanent: z.boolean(),
  source: z.enum(['page', 'manual', 'import']),
  created_at: z.coerce.date(),
  created_by: z.string().nullable(),
  created_by_name: z.string(),
})

/** A redirect as it becomes, and as it was. */
const Rest = z.object({ row: Former, before: Former.nullable() })

async function undo({ db, audit }: RedirectChange, entries: readonly UndoEntry[]): Promise<void> {
  const made = entries.filter(({ before }) => before === null).map(({ id }) => id)
  const gone = await db
    .deleteFrom('redirects')
    .where(sql<boolean>`id = any(${made}::uuid[])`)
    .returning(['id', 'path'])
    .execute()
  const changed = entries.filter(({ before }) => before !== null)
  await restoreRedirects(
    db,
    changed.flatMap(({ rest }) => Rest.parse(rest).before ?? []),
  )
  await audit(
    ...gone.map(({ id, path }) => ({
      noun: 'redirect',
      id,
      action: 'delete',
      before: { from: path },
    })),
    ...changed.map(({ id, before }) => ({
      noun: 'redirect',
      id,
      action: 'update',
      after: { ...before },
    })),
  )
}
