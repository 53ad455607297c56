import { useTexts } from '#kernel/admin/session.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import type { GlobalItem } from '../../contract-globals.ts'
import { globalTexts } from './texts.ts'

const TONES = { draft: 'neutral', live: 'good', changes: 'warn' } as const

/** Whether visitors see it, and whether something waits to be published. */
export function GlobalStatus({ item }: { item: GlobalItem }) {
  const t = useTexts(globalTexts)
  const { isLive, hasChanges } = item
  const state = !isLive ? 'draft' : hasChanges ? 'changes' : 'live'
  return <StatusBadge label={t(`state.${state}`)} tone={TONES[state]} />
}
