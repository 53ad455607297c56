import { downloadRows } from '#kernel/admin/browse/export/use-export.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import type { CsvCell } from '#kernel/contract/csv.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { adminMessages } from '../../admin/messages.ts'
import type { DayRange } from '../date-range.ts'
import { type Filters, type PartName, REST, type ReportRow, readPart } from '../report.calls.ts'
import { useFileNames, useFindFileNames } from './file-names.tsx'
import { FILTER_OF, useValueNames } from './value-names.ts'

const COUNTS = {
  views: (row: ReportRow) => row.views,
  visits: (row: ReportRow) => row.visits,
  entries: (row: ReportRow) => row.entries,
  exits: (row: ReportRow) => row.exits,
  searched: (row: ReportRow) => row.views,
  empty: (row: ReportRow) => row.empty ?? 0,
  asked: (row: ReportRow) => row.views,
  taken: (row: ReportRow) => row.views,
  clicked: (row: ReportRow) => row.views,
}

/** A whole list as a file, asked for in pieces. */
export function useExportPart() {
  const t = useMessages(adminMessages)
  const nameRows = useRowNames()
  const { attempt, isBusy } = useAttempt()
  const exportPart = (part: PartName, asked: DayRange & Filters) =>
    attempt(async () => {
      const columns = columnsOf(part)
      const head = [t(`parts.${part}`), ...columns.map((name) => t(`counts.${name}`))]
      const rows = await everyRow(part, asked)
      const nameOf = await nameRows(part, rows)
      const cells = rows.map((row): CsvCell[] => [
        nameOf(row.value),
        ...columns.map((name) => ({ number: String(COUNTS[name](row)) })),
      ])
      downloadRows(`${part}-${asked.from}-${asked.to}`, [head, ...cells])
    })
  return { exportPart, isBusy }
}

/** Names of files beyond those on the screen are asked for first. */
function useRowNames() {
  const nameOf = useValueNames()
  const nameOfFile = useFileNames()
  const findFileNames = useFindFileNames()
  return async (part: PartName, rows: readonly ReportRow[]) => {
    if (part !== 'downloads') return (value: string) => nameOf(FILTER_OF[part], value)
    const files = rows.map(({ value }) => value).filter((value) => value !== REST)
    const names = await findFileNames(files)
    return (value: string) =>
      value === REST ? nameOf('download', value) : nameOfFile(value, names)
  }
}

function columnsOf(part: PartName): (keyof typeof COUNTS)[] {
  if (part === 'searches') return ['searched', 'empty']
  if (part === 'missing') return ['asked']
  if (part === 'downloads') return ['taken', 'visits']
  if (part === 'clicks') return ['clicked', 'visits']
  const isPages = part === 'pages' || part === 'entries' || part === 'exits'
  return isPages ? ['views', 'visits', 'entries', 'exits'] : ['visits', 'views']
}

async function everyRow(part: PartName, asked: DayRange & Filters): Promise<ReportRow[]> {
  const rows: ReportRow[] = []
  for (let cursor: string | null = '0'; cursor !== null; ) {
    const query = { ...asked, cursor }
    const piece: Reply<typeof readPart> = await call(readPart, { params: { part }, query })
    rows.push(...piece.items)
    cursor = piece.next
  }
  return rows
}
