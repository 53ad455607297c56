import type { DatabaseTarget } from '../../postgres/setting.ts'
import { describeTables } from '../export/describe-schema.ts'
import { inOneTransaction } from '../transfer-client.ts'
import { EMPTIED, KEPT } from './excluded-tables.ts'

/** Rows per table of everything an archive holds. */
export async function countRows(
  target: DatabaseTarget,
  kept: readonly string[],
): Promise<Record<string, number>> {
  const leftOut = [...EMPTIED, ...KEPT, ...kept]
  return await inOneTransaction(target, 'reading', async (client) => {
    const counts: Record<string, number> = {}
    for (const { name, source } of await describeTables(client)) {
      if (leftOut.includes(name)) continue
      const { rows } = await client.query<{ n: string }>(
        `select count(*)::text as n from ${source}`,
      )
      counts[name] = Number(rows[0]?.n)
    }
    return counts
  })
}
