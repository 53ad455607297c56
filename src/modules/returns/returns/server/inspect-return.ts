import { toThousandths } from '#modules/stock/levels/quantity.ts'
import { returnFailures } from '../../errors.ts'
import type { ReturnChange } from '../../server/unit-of-work.ts'
import type { GoodsReturn } from '../return.ts'
import { mustLead, writeStep } from './move-return.ts'
import { returnResource } from './return.resource.ts'

type Inspected = { _id: string; accepted: string; is_restocked: boolean }
type Inspection = { id: string; version: number; lines: readonly Inspected[] }

/** What the goods are like, line by line; what it means is decided afterwards. */
export async function inspectReturn(
  change: ReturnChange,
  { id, version, lines }: Inspection,
): Promise<GoodsReturn> {
  const before = await returnResource.take(change, id, version)
  const state = mustLead(before, 'inspect')
  const known = new Map(before.lines.map((line) => [line._id, line]))
  const isEveryLine = new Set(lines.map(({ _id }) => _id)).size === known.size
  if (!isEveryLine || lines.length !== known.size) throw returnFailures.lines()
  for (const { _id, accepted, is_restocked } of lines) {
    const line = known.get(_id)
    const size = toThousandths(accepted)
    if (!line || size > toThousandths(line.quantity)) throw returnFailures.lines()
    await change.db
      .updateTable('return_lines')
      .set({ accepted: size, is_restocked: is_restocked && size > 0 })
      .where('id', '=', _id)
      .where('return_id', '=', id)
      .execute()
  }
  return writeStep(change, before, { action: 'inspect', columns: { state } })
}
