import { useMessages } from '#kernel/admin/session.tsx'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import type { EntryItem, EntryState } from '../contract-entry.ts'
import { adminMessages } from './messages.ts'

type Stage = EntryState['status'] | 'changed'

const TONES: Readonly<Record<Stage, StatusTone>> = {
  draft: 'neutral',
  review: 'warn',
  scheduled: 'info',
  live: 'good',
  changed: 'info',
  expired: 'bad',
}

/** How one language stands, as people speak of it. */
export function StageBadge({ state }: { state: Pick<EntryState, 'status' | 'hasChanges'> }) {
  const t = useMessages(adminMessages)
  const stage = state.status === 'live' && state.hasChanges ? 'changed' : state.status
  return <StatusBadge label={t(`stage.${stage}`)} tone={TONES[stage]} />
}

/** Of the language the list shows. */
export function StatusCell({ row }: { row: EntryItem }) {
  const state = row.languages[row.lang]
  return state ? <StageBadge state={state} /> : null
}
