import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { useModules } from '#kernel/admin/shell/modules-context.tsx'
import type { AuditRecord } from '#kernel/contract/audit.ts'
import { texts } from '../texts.ts'

const ACTIONS = ['create', 'update', 'delete', 'restore', 'publish'] as const

/** Says an audit entry as a sentence, in the words its module has for the thing. */
export function useActivityWords(): (record: AuditRecord) => string {
  const t = useTexts(texts)
  const { lang } = useSession().user
  const modules = useModules()
  return (record) => {
    const action = ACTIONS.find((known) => known === record.action) ?? 'other'
    const named = modules.find(({ nouns }) => nouns?.[record.noun])?.nouns?.[record.noun]
    return t('activity.line', {
      name: record.actor.name,
      action: t(`activity.actions.${action}`),
      noun: named?.[lang] ?? t('activity.noun', { noun: record.noun }),
    })
  }
}
