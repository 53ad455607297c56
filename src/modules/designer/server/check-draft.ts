import { type Kysely, sql } from 'kysely'
import { displayName } from '#kernel/access/roles.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { ContentRow } from '#kernel/server/publishing/store/content-tables.ts'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { refsIn } from '#kernel/site/block/values/refs-in.ts'
import { filesById } from '#modules/files/server/api.ts'
import type { PageFields } from '#modules/pages/contract-values.ts'
import { type PageChange, pageContent } from '#modules/pages/server/api.ts'
import type { PageTables } from '#modules/pages/server/tables.ts'
import { privacySection } from '#modules/privacy/config.ts'
import type { Service } from '#modules/privacy/services/service.ts'
import { servicesOf } from '#modules/privacy/services/services-of.ts'
import { checkPage, hasErrors } from '../check/check-page.ts'
import type { CheckFacts } from '../check/facts.ts'
import type { Finding } from '../check/findings/finding.ts'
import { designerFailures } from '../errors.ts'
import { type DesignerContext, PAGE_NOUN, type PageAt } from './designer-context.ts'

type Reading = { db: Kysely<PageTables>; types: BlockTypes; services: readonly Service[] }
type Row = Pick<ContentRow<PageFields>, 'draft' | 'draft_blocks'>

/** What is wrong with a stored draft. */
export async function checkDraft(context: DesignerContext, { page, lang }: PageAt) {
  const { db } = context
  const row = await pageContent.find(db, { id: page, lang })
  if (!row) throw failures.notFound()
  const { revision } = row
  const findings = await findingsOf(readingOf(context, db), row)
  const isOverridden = await isAllowed(db, { page, lang, revision })
  return { revision, findings, isOverridden, mayPublish: isOverridden || !hasErrors(findings) }
}

type Override = PageAt & { revision: number; reason: string; seen: readonly string[] }

/** Only this revision, and only where there is something to override. */
export async function overrideCheck(context: DesignerContext, override: Override) {
  const { page, lang, revision, reason, seen } = override
  await context.change(async (change) => {
    const { db, audit } = change
    const pages: PageChange = change
    const row = await pageContent.find(pages.db, { id: page, lang })
    if (!row) throw failures.notFound()
    if (row.revision !== revision) throw failures.stale({ revision: row.revision })
    const errors = (await findingsOf(readingOf(change.scope, pages.db), row)).filter(
      ({ severity }) => severity === 'error',
    )
    if (errors.length + seen.length === 0) throw designerFailures.nothingToOverride()
    const by = { user_id: context.user.id, user_name: displayName(context.user) }
    await db
      .insertInto('designer_overrides')
      .values({ page_id: page, lang, revision, reason, ...by })
      .onConflict((conflict) =>
        conflict
          .columns(['page_id', 'lang'])
          .doUpdateSet({ revision, reason, ...by, created_at: sql<Date>`now()` }),
      )
      .execute()
    const rules = [...errors.map(({ rule }) => rule), ...seen]
    const after = { lang, revision, reason, rules: [...new Set(rules)] }
    await audit({ noun: PAGE_NOUN, id: page, action: 'check-overridden', after })
  })
}

/** Errors keep a draft from going live, unless an admin allowed this very revision. */
export async function guardPublish(
  { db, scope }: PageChange,
  row: ContentRow<PageFields>,
): Promise<void> {
  const findings = await findingsOf(readingOf(scope, db), row)
  if (!hasErrors(findings)) return
  const at = { page: row.id, lang: row.lang, revision: row.revision }
  if (await isAllowed(db, at)) return
  throw designerFailures.checkFailed({ findings })
}

function readingOf(
  scope: Pick<PageChange['scope'], 'modules' | 'config'>,
  db: Reading['db'],
): Reading {
  const services = servicesOf(scope.config.get(privacySection), 'de')
  return { db, types: allBlockTypes(scope), services }
}

async function findingsOf(reading: Reading, row: Row): Promise<Finding[]> {
  const facts = await factsOf(reading, row)
  return checkPage({ types: reading.types, fields: row.draft, blocks: row.draft_blocks, facts })
}

async function factsOf(
  { db, types, services }: Reading,
  { draft_blocks }: Row,
): Promise<CheckFacts> {
  const refs = refsIn(types, draft_blocks)
  const files = await filesById(db, refs.files)
  const shown = files.filter(({ isPrivate, isMissing }) => !isPrivate && !isMissing)
  return {
    alts: new Map(shown.map(({ _id, alt }) => [_id, alt])),
    pages: await pageStates(db, refs.pages),
    isComplete: true,
    services,
  }
}

/** A page that is live in another language is found there, as links do. */
async function pageStates(db: Reading['db'], ids: readonly string[]): Promise<CheckFacts['pages']> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; state: 'live' | 'offline' }>`
    select p.id, case when exists (
      select from page_paths a where a.page_id = p.id and a.kind = 'live'
    ) then 'live' else 'offline' end as state
    from pages p where p.id = any(${[...ids]}::uuid[]) and p.deleted_at is null`.execute(db)
  return new Map(rows.map(({ id, state }) => [id, state]))
}

async function isAllowed(
  db: Reading['db'],
  { page, lang, revision }: PageAt & { revision: number },
) {
  const { rows } = await sql`
    select 1 from designer_overrides
    where page_id = ${page}::uuid and lang = ${lang} and revision = ${revision}`.execute(db)
  return rows.length > 0
}
