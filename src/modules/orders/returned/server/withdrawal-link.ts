import type { Lang } from '#kernel/i18n/messages.ts'
import type { Order } from '../../orders/order.ts'

type WithdrawalPage = (place: { lang: Lang; token: string }) => string

const known = new Set<WithdrawalPage>()

/** Asked from now on for every page of an order; for the module that takes goods back. */
export function whereOrdersAreWithdrawn(page: WithdrawalPage): void {
  known.add(page)
}

/** Where the buyer withdraws from this order; '' where nothing of it is left to withdraw from. */
export function withdrawalLink(
  { state, lines }: Pick<Order, 'state' | 'lines'>,
  place: { lang: Lang; token: string },
): string {
  const isLeft = lines.some(({ quantity, claimed }) => Number(claimed) < Number(quantity))
  if (state === 'cancelled' || !isLeft) return ''
  const [page] = known
  return page?.(place) ?? ''
}
