export const RETURN_KINDS = ['withdrawal', 'complaint', 'goodwill'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]

export const RETURN_STATES = [
  'declared',
  'acknowledged',
  'label_sent',
  'in_transit',
  'received',
  'inspected',
  'accepted',
  'accepted_partly',
  'rejected',
  'refunded',
  'closed',
] as const
export type ReturnState = (typeof RETURN_STATES)[number]

export type ReturnAction =
  | 'acknowledge'
  | 'send_label'
  | 'dispatch'
  | 'receive'
  | 'inspect'
  | 'accept'
  | 'reject'
  | 'refund'
  | 'close'

/** Nobody has said yet what becomes of the goods: until then they are claimed. */
export const UNDECIDED_STATES = [
  'declared',
  'acknowledged',
  'label_sent',
  'in_transit',
  'received',
  'inspected',
] as const satisfies readonly ReturnState[]

/** Whoever withdraws is waiting for money or an answer. */
export const OPEN_STATES = [
  ...UNDECIDED_STATES,
  'accepted',
  'accepted_partly',
] as const satisfies readonly ReturnState[]

/** The goods are not here yet, or never left. */
const ON_THE_WAY: readonly ReturnState[] = ['acknowledged', 'label_sent', 'in_transit']
const ACCEPTED: readonly ReturnState[] = ['accepted', 'accepted_partly']

type Line = {
  quantity: string
  /** What of it is taken back; null before the inspection. */
  accepted: string | null
}

type Standing = {
  state: ReturnState
  /** The order it belongs to; null while nobody has found it. */
  order: string | null
  lines: readonly Line[]
  /** Cents that have yet to go back, as far as they were paid. */
  owed: number
  /** Cents that were kept for a reason. */
  withheld_amount: number
}

/** Where an action leads from here; undefined: nowhere. Server and screens ask the same table. */
export function stepOf(action: ReturnAction, standing: Standing): ReturnState | undefined {
  return STEPS[action](standing)
}

const STEPS: Readonly<Record<ReturnAction, (standing: Standing) => ReturnState | undefined>> = {
  acknowledge: ({ state }) => (state === 'declared' ? 'acknowledged' : undefined),
  send_label: ({ state, order }) => (state === 'acknowledged' && order ? 'label_sent' : undefined),
  dispatch: ({ state, order }) =>
    (state === 'acknowledged' || state === 'label_sent') && order ? 'in_transit' : undefined,
  receive: ({ state, order }) => (ON_THE_WAY.includes(state) && order ? 'received' : undefined),
  // Whoever opens the parcel has received it.
  inspect: ({ state, lines }) =>
    (ON_THE_WAY.includes(state) || state === 'received') && lines.length > 0
      ? 'inspected'
      : undefined,
  accept: (standing) => {
    const { state, lines } = standing
    if (lines.length === 0) return undefined
    // Without an inspection all of it is taken back: it never left, or it may stay where it is.
    if (ON_THE_WAY.includes(state)) return 'accepted'
    if (state !== 'inspected') return undefined
    return acceptedState(lines)
  },
  reject: ({ state }) =>
    state === 'declared' ||
    ON_THE_WAY.includes(state) ||
    state === 'received' ||
    state === 'inspected'
      ? 'rejected'
      : undefined,
  // What was kept may go back after all, and money may have come for what nobody had paid.
  refund: ({ state, owed, withheld_amount }) => {
    const isTakenBack = ACCEPTED.includes(state) || state === 'refunded' || state === 'closed'
    return isTakenBack && (owed > 0 || withheld_amount > 0) ? 'refunded' : undefined
  },
  close: ({ state, owed }) => {
    if (state === 'refunded' || state === 'rejected') return 'closed'
    if (ACCEPTED.includes(state)) return owed === 0 ? 'closed' : undefined
    return state === 'declared' || ON_THE_WAY.includes(state) ? 'closed' : undefined
  },
}

function acceptedState(lines: readonly Line[]): ReturnState | undefined {
  const isNothing = lines.every(({ accepted }) => Number(accepted) === 0)
  if (isNothing) return undefined
  const isAll = lines.every(({ quantity, accepted }) => Number(accepted) === Number(quantity))
  return isAll ? 'accepted' : 'accepted_partly'
}

/** Nothing is owed any more; what goes back now was kept before. */
export function isLater({ owed, withheld_amount }: Pick<Standing, 'owed' | 'withheld_amount'>) {
  return owed === 0 && withheld_amount > 0
}

/** Its end has to be explained: nobody gets money or goods. */
export function needsReason(action: ReturnAction, { state }: Pick<Standing, 'state'>): boolean {
  if (action === 'reject') return true
  return action === 'close' && (state === 'declared' || ON_THE_WAY.includes(state))
}
