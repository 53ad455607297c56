import { sql } from 'kysely'
import { fromThousandths } from '#modules/stock/levels/quantity.ts'
import type { Db } from '../../server/unit-of-work.ts'
import type { Shipment } from '../shipment.ts'

type Row = Omit<Shipment, 'lines'> & {
  order_id: string
  lines: { line: string; quantity: number }[]
}

/** The shipments of these orders, each order's first one first. */
export async function findShipments(
  db: Db,
  orders: readonly string[],
): Promise<Map<string, Shipment[]>> {
  const { rows } = await sql<Row>`
    select s.id as _id, s.order_id, s.state, s.provider, s.tracking, s.tracking_url,
      s.shipped_on::text as shipped_on, (select coalesce(json_agg(json_build_object(
          'line', p.line_id, 'quantity', p.quantity) order by l.position), '[]')
        from shipment_lines p join order_lines l on l.id = p.line_id
        where p.shipment_id = s.id) as lines
    from shipments s where s.order_id = any(${[...orders]}::uuid[])
    order by s.order_id, s.created_at, s.id`.execute(db)
  const found = new Map<string, Shipment[]>()
  for (const { order_id, ...row } of rows) {
    const lines = row.lines.map(({ line, quantity }) => ({
      ...{ line, quantity: fromThousandths(quantity) },
    }))
    found.set(order_id, [...(found.get(order_id) ?? []), { ...row, lines }])
  }
  return found
}
