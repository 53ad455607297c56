import { type QueryExecutorProvider, sql } from 'kysely'

/** A number nobody else gets, also when the change that asked for it fails. */
export async function nextCustomerNumber(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval('customer_numbers') as number`.execute(db)
  return Number(rows[0]?.number)
}
