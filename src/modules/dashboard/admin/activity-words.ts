import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { useModules } from '#kernel/admin/shell/modules-context.tsx'
import type { Activity } from '../contract.ts'
import { texts } from '../texts.ts'

const ACTIONS = ['create', 'update', 'delete', 'restore', 'publish'] as const

/** Says a step as a sentence, in the words its module has for the thing. */
export function useActivityWords(): (step: Activity) => string {
  const t = useTexts(texts)
  const { lang } = useSession().user
  const modules = useModules()
  return ({ action, noun, actor }) => {
    const known = ACTIONS.find((one) => one === action) ?? 'other'
    const named = modules.find(({ nouns }) => nouns?.[noun])?.nouns?.[noun]
    return t('activity.line', {
      name: actor.name,
      action: t(`activity.actions.${known}`),
      noun: named?.[lang] ?? t('activity.noun', { noun }),
    })
  }
}
