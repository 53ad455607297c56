import type { Lang } from '#kernel/i18n/texts.ts'
import { AppError } from '#kernel/server/app-error.ts'
import { type CsvRow, readCsv } from '#kernel/server/csv/read-csv.ts'
import { type ImportLine, NewRedirect } from '../../contract.ts'
import { redirectFailures } from '../../errors.ts'
import { createRedirect, type RedirectWork } from '../../server/create-redirect.ts'

const STATUSES = new Set(['', '301', '302', '307', '308', '410'])

const MOST_LINES = 5000

const HEAD = /^(?:from|source|old|alt|von|quelle|path)\b/i

/** Reads every line for itself: what is wrong with one is said, and the others still count. */
export async function importRedirects(work: RedirectWork, csv: string): Promise<ImportLine[]> {
  const lines = readCsv(csv, MOST_LINES)
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [head] = lines
  const rows = head && HEAD.test(head.cells[0] ?? '') ? lines.slice(1) : lines
  const report: ImportLine[] = []
  for (const row of rows) report.push(await importLine(work, row))
  return report
}

async function importLine(work: RedirectWork, { line, cells }: CsvRow): Promise<ImportLine> {
  const [from = '', to = '', status = '301'] = cells
  const said = { line, from: from.slice(0, 500), to: to.slice(0, 500) }
  try {
    const { outcome } = await createRedirect(work, wish(work, { from, to, status }), 'import')
    return { ...said, outcome, reason: '' }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ...said, outcome: 'refused', reason: reasonOf(error, work.scope.lang) }
  }
}

type Cells = { from: string; to: string; status: string }

function wish({ scope }: RedirectWork, { from, to, status }: Cells): NewRedirect {
  const { host } = new URL(scope.settings.baseUrl)
  if (!STATUSES.has(status)) throw redirectFailures.unknownStatus()
  const isGone = status === '410'
  // A line cut short, or one of another file: nobody said that the address is gone.
  if (!isGone && to === '') throw redirectFailures.noTarget()
  const parsed = NewRedirect.safeParse({
    from: pathOf(from),
    ...(!isGone && { to: pathOf(to, host) }),
    isGone,
    isPermanent: status !== '302' && status !== '307',
  })
  if (!parsed.success) throw redirectFailures.reserved()
  return parsed.data
}

/** Files of other programs often hold whole addresses; of this site only the path counts. */
function pathOf(address: string, host?: string): string {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null
  return url && (host === undefined || url.host === host) ? url.pathname : address
}

function reasonOf(error: AppError, lang: Lang): string {
  return error.text[lang]
}
