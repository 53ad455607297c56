import { toThousandths } from '#modules/stock/levels/quantity.ts'

/** Worked out from the lines: something is on its way back, or part of it or all is back. */
export const RETURN_STATES = ['none', 'declared', 'partly', 'all'] as const
type ReturnState = (typeof RETURN_STATES)[number]

/** Quantities as they are on the wire. */
type Line = { quantity: string; claimed: string; returned: string }

export function returnStateOf(lines: readonly Line[]): ReturnState {
  const isAny = (name: 'claimed' | 'returned') => lines.some((line) => Number(line[name]) > 0)
  if (isAny('returned')) return lines.every(isBack) ? 'all' : 'partly'
  return isAny('claimed') ? 'declared' : 'none'
}

function isBack({ quantity, returned }: Line): boolean {
  return toThousandths(returned) === toThousandths(quantity)
}
