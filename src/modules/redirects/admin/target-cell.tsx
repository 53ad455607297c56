import { useTexts } from '#kernel/admin/session.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import type { Redirect } from '../contract.ts'
import { texts } from './texts.ts'

/** Where an old address leads right now. */
export function TargetCell({ redirect }: { redirect: Redirect }) {
  const t = useTexts(texts)
  if (redirect.isGone) return <StatusBadge label={t('gone')} />
  return redirect.to === null ? <StatusBadge label={t('nowhere')} tone="warn" /> : redirect.to
}
