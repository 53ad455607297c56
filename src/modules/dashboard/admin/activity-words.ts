import { useTexts } from '#kernel/admin/session.tsx'
import type { AuditRecord } from '#kernel/contract/audit.ts'
import { texts } from '../texts.ts'

const ACTIONS = ['create', 'update', 'delete', 'restore', 'publish'] as const
const NOUNS = ['bug', 'milestone', 'config', 'user'] as const

/** Says an audit entry as a sentence; a noun without words of its own is named as it is. */
export function useActivityWords(): (record: AuditRecord) => string {
  const t = useTexts(texts)
  return (record) => {
    const action = ACTIONS.find((known) => known === record.action) ?? 'other'
    const noun = NOUNS.find((known) => known === record.noun) ?? 'other'
    return t('activity.line', {
      name: record.actor.name,
      action: t(`activity.actions.${action}`),
      noun: t(`activity.nouns.${noun}`, { noun: record.noun }),
    })
  }
}
