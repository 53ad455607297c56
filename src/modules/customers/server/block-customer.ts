import { sql } from 'kysely'
import type { Input } from '#kernel/contract/endpoint.ts'
import type { blockCustomer as blockCall } from '../customer.calls.ts'
import type { Customer } from '../customer.ts'
import { customerResource } from './customer.resource.ts'
import type { CustomerChange } from './unit-of-work.ts'

type Block = Input<typeof blockCall>['body'] & { id: string }

/** What they have ordered goes on; from now on they order nothing more, or may again. */
export async function blockCustomer(
  change: CustomerChange,
  { id, version, is_blocked, reason }: Block,
): Promise<Customer[]> {
  // An order that is being placed holds its buyer: a block waits for it, and it for a block.
  await sql`select 1 from people where id = ${id} for no key update`.execute(change.db)
  const before = await customerResource.take(change, id, version)
  await change.db
    .updateTable('customers')
    .set({
      is_blocked,
      block_reason: is_blocked ? reason : '',
      version: version + 1,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
  await change.audit({
    ...{ noun: 'customer', id, action: is_blocked ? 'block' : 'unblock' },
    ...{ before: { is_blocked: before.is_blocked }, after: { is_blocked } },
  })
  return customerResource.read(change.db, [id])
}
