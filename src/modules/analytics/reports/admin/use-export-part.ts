import { downloadRows } from '#kernel/admin/browse/export/use-export.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import type { CsvCell } from '#kernel/contract/csv.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { adminMessages } from '../../admin/messages.ts'
import type { DayRange } from '../date-range.ts'
import { type Filters, type PartName, type ReportRow, readPart } from '../report.calls.ts'
import { FILTER_OF, useValueNames } from './value-names.ts'

const COUNTS = {
  views: (row: ReportRow) => row.views,
  visits: (row: ReportRow) => row.visits,
  entries: (row: ReportRow) => row.entries,
  exits: (row: ReportRow) => row.exits,
  searched: (row: ReportRow) => row.views,
  empty: (row: ReportRow) => row.empty ?? 0,
  asked: (row: ReportRow) => row.views,
}

/** A whole list as a file, asked for in pieces. */
export function useExportPart() {
  const t = useMessages(adminMessages)
  const nameOf = useValueNames()
  const { attempt, isBusy } = useAttempt()
  const exportPart = (part: PartName, asked: DayRange & Filters) =>
    attempt(async () => {
      const columns = columnsOf(part)
      const head = [t(`parts.${part}`), ...columns.map((name) => t(`counts.${name}`))]
      const rows = (await everyRow(part, asked)).map((row): CsvCell[] => [
        nameOf(FILTER_OF[part], row.value),
        ...columns.map((name) => ({ number: String(COUNTS[name](row)) })),
      ])
      downloadRows(`${part}-${asked.from}-${asked.to}`, [head, ...rows])
    })
  return { exportPart, isBusy }
}

function columnsOf(part: PartName): (keyof typeof COUNTS)[] {
  if (part === 'searches') return ['searched', 'empty']
  if (part === 'missing') return ['asked']
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
