import { useConfirm } from '#kernel/admin/collection/use-confirm.tsx'
import { editMessages } from '#kernel/admin/edit/messages.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Page } from '../../contract-page.ts'
import type { DraftStore } from './draft-store.ts'
import { LangSwitch } from './lang-switch.tsx'

type Props = { page: Page; lang: Lang; store: DraftStore; onChange(lang: Lang): void }

/** The other language is another draft: what cannot be stored of this one is not lost unasked. */
export function GuardedLangSwitch({ page, lang, store, onChange }: Props) {
  const t = useMessages(editMessages)
  const { confirm, dialog } = useConfirm()
  const go = async (next: Lang) => {
    if (next === lang) return
    const question = { title: t('leave.title'), text: t('leave.text'), yes: t('leave.discard') }
    if ((await store.settle()) || (await confirm({ ...question, isDanger: true }))) onChange(next)
  }
  return (
    <>
      <LangSwitch page={page} lang={lang} onChange={(next) => void go(next)} />
      {dialog}
    </>
  )
}
