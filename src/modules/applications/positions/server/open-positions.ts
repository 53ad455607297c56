import { type Selectable, sql } from 'kysely'
import { fromWallTime } from '#kernel/i18n/berlin-time.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { blockLoadersOf } from '#kernel/server/site/block/block-loader.ts'
import { untilTags } from '#kernel/server/site/cache/until-tag.ts'
import type { SitemapLoader } from '#kernel/server/site/site-parts.ts'
import { openPositions } from '#modules/pages/blocks/open-positions/block.ts'
import { toPart } from '#modules/pages/server/api.ts'
import { applicationsSection } from '../../config.ts'
import { applyPage, jobsPage, type ShownPosition } from '../../form/form-page.ts'
import { messages } from '../../messages.ts'
import type { ApplicationTables } from '../../server/tables.ts'
import type { Db } from '../../server/unit-of-work.ts'

/** What every cached page that shows positions names among its tags. */
export const POSITIONS_TAG = 'positions'

/** More open positions than this has nobody who reads them. */
const MOST = 200
/** So much of the id tells positions apart. */
const MARK = 8
const MINUTE_MS = 60_000

/** Where the business is, the day changes at its own midnight. */
export const TODAY = sql`(now() at time zone 'Europe/Berlin')::date`
const MADE = sql`(created_at at time zone 'Europe/Berlin')::date`

type Row = Pick<
  Selectable<ApplicationTables['positions']>,
  'id' | 'title' | 'text' | 'title_en' | 'text_en' | 'place' | 'kind'
> & { posted: string; until: string | null }

/** A title may change: the end of the address is what it is found by. */
export function positionPath({ id, title }: { id: string; title: string }, lang: Lang): string {
  return `${jobsPage.path[lang]}/${toPart(title).toLowerCase()}-${id.slice(-MARK)}`
}

/** What visitors may see today, by title. */
export async function findOpenPositions(db: Db, lang: Lang): Promise<ShownPosition[]> {
  const rows = await db
    .selectFrom('positions')
    .select(['id', 'title', 'text', 'title_en', 'text_en', 'place', 'kind'])
    .select([
      sql<string>`coalesce(starts_on, ${MADE})::text`.as('posted'),
      sql<string | null>`ends_on::text`.as('until'),
    ])
    .where('is_open', '=', true)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`coalesce(starts_on, '-infinity') <= ${TODAY}`)
    .where(sql<boolean>`coalesce(ends_on, 'infinity') >= ${TODAY}`)
    .orderBy('title')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map((row) => shown(row, lang))
}

/** Of a page that shows these: with the last day of one of them it is over. */
export function tagsOf(positions: readonly ShownPosition[]): string[] {
  const lastMinutes = positions.map(
    ({ until }) => until && fromWallTime({ day: until, time: '23:59' }),
  )
  const ends = lastMinutes.map((last) => (last ? new Date(Date.parse(last) + MINUTE_MS) : null))
  return [POSITIONS_TAG, 'config', ...untilTags(ends)]
}

export function isAt(one: ShownPosition, address: string): boolean {
  return one.id.slice(-MARK) === address.slice(-MARK)
}

function shown(row: Row, lang: Lang): ShownPosition {
  const isEnglish = lang === 'en'
  return {
    id: row.id,
    href: positionPath(row, lang),
    apply: `${applyPage.path[lang]}?position=${row.id}`,
    title: (isEnglish && row.title_en) || row.title,
    text: (isEnglish && row.text_en) || row.text,
    place: row.place,
    kind: row.kind,
    facts: [translator(messages, lang)(`kind.${row.kind}`), row.place].filter(Boolean).join(', '),
    posted: row.posted,
    until: row.until,
  }
}

/** Search engines may list what is open today; the English page of each stands beside the German one. */
export const loadSitemap: SitemapLoader = async (context) => {
  const db = tablesOf<ApplicationTables>(context.db)
  const english = await findOpenPositions(db, 'en')
  const german = await findOpenPositions(db, 'de')
  const entries = german.map(({ href }, at) => ({ de: href, en: english[at]?.href }))
  return { entries: entries.length > 0 ? [jobsPage.path, ...entries] : [], tags: [POSITIONS_TAG] }
}

/** Every list of positions on a page shows the ones of today. */
export const loadOpenPositions = blockLoadersOf<ApplicationTables>()(
  [openPositions],
  async ({ db, lang, config }, blocks) => {
    const positions = await findOpenPositions(db, lang)
    const { unsolicited } = config.get(applicationsSection)
    const data = { positions, apply: unsolicited ? applyPage.path[lang] : null }
    return {
      data: new Map(blocks.map(({ id }): [string, typeof data] => [id, data])),
      tags: tagsOf(positions),
    }
  },
)
