import { sql } from 'kysely'
import { LANGS } from '#kernel/i18n/messages.ts'
import type { Scope } from '#kernel/server/context.ts'
import { isOpenToVisitors, readAsVisitor } from '#kernel/server/site/served/read-as-visitor.ts'
import { imprintPage, privacyPage } from '#modules/pages/server/api.ts'
import type { DesignerTables } from '../../server/tables.ts'
import type { LegalFinding } from '../legal.calls.ts'
import type { ContentKey } from './find-legal.ts'

type Reader = Pick<Scope<DesignerTables>, 'db' | 'config' | 'visit'>
type Part = { after?: ContentKey | undefined; ids?: readonly string[] }
type Row = ContentKey & { title: string; path: string; isPublic: boolean }
type ReadPage = (path: string) => Promise<string>

const BATCH = 100
/** One click further is looked for on no more pages than this. */
const MOST_LINKS = 50

/** What the law wants within two clicks of everything. */
const LEGAL = [imprintPage, privacyPage]
const LEGAL_ADDRESSES = LEGAL.flatMap(({ path }) => LANGS.map((lang) => path[lang].toLowerCase()))

/**
 * One batch of live pages as a guest gets them: from which of them imprint or privacy policy is more
 * than two clicks away, and which of these two nobody can read.
 */
export async function findOutOfReach(
  reader: Reader,
  part: Part,
): Promise<{ findings: LegalFinding[]; last: ContentKey | undefined }> {
  if (!isOpenToVisitors(reader)) return { findings: [], last: undefined }
  const read: ReadPage = (path) => readAsVisitor(reader, path)
  const rows = await readPages(reader, part)
  const findings: LegalFinding[] = []
  for (const row of rows) {
    const html = await read(row.path)
    if (LEGAL_ADDRESSES.includes(row.path.toLowerCase())) {
      // A page that asks for a password or to sign in answers too, only not with what it says.
      if (html === '' || !row.isPublic) findings.push(findingOf(row, 'legal-closed', row.path))
    } else if (html !== '') {
      for (const { path } of LEGAL) {
        const isNear = await isWithinTwoClicks(read, html, path[row.lang])
        if (!isNear) findings.push(findingOf(row, 'legal-far', path[row.lang]))
      }
    }
  }
  return { findings, last: part.ids || rows.length < BATCH ? undefined : rows.at(-1) }
}

/** Whether a page, or one that it leads to, has a link to the address. */
export async function isWithinTwoClicks(
  read: ReadPage,
  html: string,
  address: string,
): Promise<boolean> {
  const links = linksIn(html)
  if (links.has(address.toLowerCase())) return true
  for (const link of [...links].slice(0, MOST_LINKS))
    if (linksIn(await read(link)).has(address.toLowerCase())) return true
  return false
}

/** Addresses of our own that a page leads to. */
function linksIn(html: string): Set<string> {
  const hrefs = html
    .split('<a ')
    .slice(1)
    .map((rest) => {
      const tag = rest.slice(0, rest.indexOf('>'))
      const from = ` ${tag}`.indexOf(' href="/')
      const address =
        from < 0
          ? ''
          : tag
              .slice(from + 6)
              .split('"', 1)[0]
              ?.split(/[#?]/, 1)[0]
      return address?.startsWith('//') ? '' : (address ?? '')
    })
  return new Set(hrefs.filter(Boolean).map((href) => href.toLowerCase()))
}

function findingOf({ id, lang, title }: Row, rule: string, address: string): LegalFinding {
  return {
    noun: 'page',
    _id: id,
    title,
    lang,
    link: `pages/edit/${id}`,
    finding: {
      rule,
      severity: 'error',
      block: null,
      field: null,
      values: { address },
      fix: 'open-page',
    },
  }
}

async function readPages({ db }: Reader, { after, ids }: Part): Promise<Row[]> {
  const wanted = ids
    ? sql`p.id = any(${[...ids]}::uuid[])`
    : after
      ? sql`(p.id, a.lang) > (${after.id}::uuid, ${after.lang})`
      : sql`true`
  const { rows } = await sql<Row>`
    select p.id, a.lang, coalesce(nullif(c.title, ''), a.path) as title, a.path,
      p.access = 'public' as "isPublic"
    from page_paths a join pages p on p.id = a.page_id and p.deleted_at is null
    join page_contents c on c.page_id = p.id and c.lang = a.lang and c.is_live
    where a.kind = 'live' and ${wanted}
    order by p.id, a.lang limit ${BATCH}`.execute(db)
  return rows
}
