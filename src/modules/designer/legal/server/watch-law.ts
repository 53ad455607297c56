import { sql } from 'kysely'
import { translator } from '#kernel/i18n/messages.ts'
import type { Scope } from '#kernel/server/context.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { tellAdmins } from '#modules/auth/server/api.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import type { DesignerTables } from '../../server/tables.ts'
import { type LegalFinding, readLegalCheck } from '../legal.calls.ts'
import { LEGAL_PATH } from '../legal-path.ts'
import { legalMessages } from '../messages.ts'
import { type ContentKey, findLegal, MOST_FINDINGS, SOURCES } from './find-legal.ts'
import { findOutOfReach } from './find-out-of-reach.ts'

type Part = { after: ContentKey | undefined }
type Tables = DesignerTables & Pick<AuthTables, 'users'>

/** Every night everything live is looked at, a batch at a time; admins hear of what is new. */
export const watchLaw = defineJob<Tables, object>({
  name: 'designer.watch-law',
  cron: '20 4 * * *',
  run: async (scope, _, { signal }) => {
    const found: LegalFinding[] = []
    const looks = [
      ...SOURCES.map((source) => (part: Part) => findLegal(scope, source, part)),
      (part: Part) => findOutOfReach(scope, part),
    ]
    for (const look of looks) {
      let after: ContentKey | undefined
      do {
        const batch = await look({ after })
        found.push(...batch.findings)
        after = batch.last
      } while (after && found.length < MOST_FINDINGS && !signal.aborted)
    }
    if (!signal.aborted) await keep(scope, found.slice(0, MOST_FINDINGS))
  },
})

async function keep(scope: Scope<Tables>, found: readonly LegalFinding[]): Promise<void> {
  await scope.change(async (change) => {
    const { db } = change
    const before = await db
      .selectFrom('designer_legal_checks')
      .select('findings')
      .executeTakeFirst()
    const known = new Set((before?.findings ?? []).map(keyOf))
    const findings = JSON.stringify(found)
    await db
      .insertInto('designer_legal_checks')
      .values({ findings })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ findings, checked_at: sql<Date>`now()` }),
      )
      .execute()
    const count = found.filter((one) => !known.has(keyOf(one))).length
    if (count === 0) return
    await tellAdmins(change, {
      kind: 'legal.found',
      link: LEGAL_PATH,
      title: (lang) => translator(legalMessages, lang)('notice', { count }),
    })
  })
}

function keyOf({ noun, _id, lang, finding }: LegalFinding): string {
  return [noun, _id, lang, finding.rule, finding.values.host ?? finding.values.address].join()
}

const on = routesOf<DesignerTables>()

export const legalRoutes: Route[] = [
  on(readLegalCheck, async (context) => {
    const kept = await readKept(context)
    const items = kept ? await lookAgain(context, kept.findings) : []
    return { items, checked_at: kept?.checked_at.toISOString() ?? null }
  }),
]

type Reader = Pick<Scope<DesignerTables>, 'db' | 'modules' | 'config' | 'visit'>

/** What is live and calls others unasked; before the first night the first of everything is looked at. */
export async function findUnasked(reader: Reader): Promise<LegalFinding[]> {
  const kept = await readKept(reader)
  if (kept) return lookAgain(reader, kept.findings.filter(isUnasked))
  const found: LegalFinding[] = []
  for (const source of SOURCES) found.push(...(await findLegal(reader, source, {})).findings)
  return found
}

function readKept({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('designer_legal_checks')
    .select(['findings', 'checked_at'])
    .executeTakeFirst()
}

/** What was mended since the night is gone: the places that were found are looked at again. */
async function lookAgain(
  reader: Reader,
  findings: readonly LegalFinding[],
): Promise<LegalFinding[]> {
  const items: LegalFinding[] = []
  for (const source of SOURCES) {
    const mine = findings.filter(({ noun }) => noun === source.noun)
    const ids = [...new Set(mine.map(({ _id }) => _id))]
    if (ids.length > 0) items.push(...(await findLegal(reader, source, { ids })).findings)
  }
  const far = findings.filter((one) => !isUnasked(one)).map(({ _id }) => _id)
  if (far.length > 0) items.push(...(await findOutOfReach(reader, { ids: far })).findings)
  return items.slice(0, MOST_FINDINGS)
}

/** It calls others; the rest is about legal pages out of reach. */
function isUnasked({ finding }: LegalFinding): boolean {
  return finding.values.host !== undefined
}
