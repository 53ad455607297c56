import type { Translate } from '#kernel/i18n/texts.ts'
import type { BugEvent } from '../../../contract-comments.ts'
import type { adminTexts } from '../../texts.ts'

/** Things that come and go instead of changing. */
const PARTS = ['file', 'link', 'comment']

/** What someone did, to stand after the name: 'hat Status geändert'. */
export function eventSentence(
  { field, from, to }: Pick<BugEvent, 'field' | 'from' | 'to'>,
  label: string,
  t: Translate<typeof adminTexts>,
): string {
  if (field === 'created') return t('activity.created')
  if (field === 'deleted') return t(to === null ? 'activity.restored' : 'activity.deleted')
  if (field === 'merged') {
    const number = String(to ?? from)
    return t(to === null ? 'activity.unmerged' : 'activity.merged', { number })
  }
  if (PARTS.includes(field) && from === null) return t('activity.added', { field: label })
  if (PARTS.includes(field) && to === null) return t('activity.removed', { field: label })
  return t('activity.changed', { field: label })
}
