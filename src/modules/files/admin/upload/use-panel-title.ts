import { useTexts } from '#kernel/admin/session.tsx'
import { uploadTexts } from '../texts.ts'
import type { Tally } from './queue.ts'

/** One sentence about all uploads: what goes on, else what came of them. */
export function usePanelTitle(sum: Tally): string {
  const t = useTexts(uploadTexts)
  if (sum.open > 0 && !sum.canPause && sum.canResume) return t('panel.paused', { count: sum.open })
  if (sum.open > 0) return t('panel.running', { count: sum.open })
  const parts = [
    sum.stored > 0 ? t('panel.done', { count: sum.stored }) : '',
    sum.duplicates > 0 ? t('panel.duplicates', { count: sum.duplicates }) : '',
    sum.faults > 0 ? t('panel.faults', { count: sum.faults }) : '',
  ].filter(Boolean)
  return sum.stored > 0 ? parts.join(', ') : [t('panel.noneStored'), ...parts].join(', ')
}
