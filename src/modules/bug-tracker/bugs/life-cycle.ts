import type { Status } from './bug-values.ts'

const EXITS = ['duplicate', 'wontfix', 'not_reproducible', 'needs_info'] as const

/**
 * Where a bug may go from where it is:
 * new → triaged → accepted → in_progress → fixed → verified → closed, with exits on the way.
 * BugChange may be put down again, and what was closed, fixed or turned away may come back.
 */
export const TRANSITIONS: Readonly<Record<Status, readonly Status[]>> = {
  new: ['triaged', ...EXITS],
  triaged: ['accepted', ...EXITS],
  accepted: ['in_progress', ...EXITS],
  in_progress: ['fixed', 'accepted', ...EXITS],
  needs_info: ['triaged', 'closed', 'duplicate', 'wontfix', 'not_reproducible'],
  reopened: ['triaged', 'accepted', 'in_progress', ...EXITS],
  fixed: ['verified', 'reopened'],
  verified: ['closed'],
  closed: ['reopened'],
  duplicate: ['reopened'],
  wontfix: ['reopened'],
  not_reproducible: ['reopened'],
}

/** Someone still has to do something. */
export const OPEN_STATUSES = [
  'new',
  'triaged',
  'accepted',
  'in_progress',
  'needs_info',
  'reopened',
] as const satisfies readonly Status[]

/** Nothing more will happen unless it is reopened. */
export const FINAL_STATUSES = [
  'closed',
  'duplicate',
  'wontfix',
  'not_reproducible',
] as const satisfies readonly Status[]

/** Turning someone away or asking back needs a word of explanation. */
const EXPLAINED: readonly Status[] = ['wontfix', 'not_reproducible', 'needs_info']

export function canMove(from: Status, to: Status): boolean {
  return TRANSITIONS[from].includes(to)
}

export function isOpen(status: Status): boolean {
  return OPEN_STATUSES.some((open) => open === status)
}

export function isFinal(status: Status): boolean {
  return FINAL_STATUSES.some((final) => final === status)
}

/** What a move needs besides the new status. */
export function needsOf(to: Status): 'fixedIn' | 'duplicateOf' | 'why' | undefined {
  if (to === 'fixed') return 'fixedIn'
  if (to === 'duplicate') return 'duplicateOf'
  return EXPLAINED.includes(to) ? 'why' : undefined
}
