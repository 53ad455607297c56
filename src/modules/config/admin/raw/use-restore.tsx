import { useConfirm } from '#kernel/admin/collection/use-confirm.tsx'
import { useFailureWords } from '#kernel/admin/collection/use-failure-words.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { notify } from '#ui/notification/notify.tsx'
import { type Section, type SectionVersion, saveConfig } from '../../contract.ts'
import { texts } from '../../messages.ts'

/** Saves an earlier version as the newest one, after asking. */
export function useRestore({ name, version: current }: Section, onRestored: () => void) {
  const t = useTexts(texts)
  const say = useFailureWords()
  const { confirm, dialog } = useConfirm()
  const restore = async ({ version, value }: SectionVersion) => {
    const title = t('raw.restoreTitle', { version })
    if (!(await confirm({ title, text: t('raw.restoreText'), yes: t('raw.restore') }))) return
    try {
      await call(saveConfig, { body: { name, value, version: current } })
      notify({ content: t('raw.restored', { version }) })
      onRestored()
    } catch (error) {
      notify({ type: 'error', content: t('raw.failed', { message: say(error) }) })
    }
  }
  return { restore, dialog }
}
