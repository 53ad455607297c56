import { staff } from '#kernel/access/rules.ts'
import { ARCHIVE_TAG } from '../../sendings/server/sending.resource.ts'
import type { SendingChange } from '../../server/tables.ts'

/** The job that sends; its payload names the sending. */
export const DELIVER = 'sendings.deliver'

/** One for each of two instances; a single one finds the second done. */
export async function enqueueDelivery(change: SendingChange, id: string): Promise<void> {
  for (const share of [1, 2]) await change.enqueue(DELIVER, { id }, { key: `${id} ${share}` })
}

/** The archive shows it, and open screens say how it stands. */
export function announce(change: SendingChange): void {
  change.refresh(ARCHIVE_TAG)
  change.broadcast('newsletter-sendings', { access: staff('sendings', 'view') })
}
