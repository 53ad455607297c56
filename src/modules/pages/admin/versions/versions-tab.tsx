import { fieldText } from '#kernel/admin/fields/words.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { compareVersions, listVersions, restoreVersion } from '../../contract-drafts.ts'
import type { Page } from '../../contract-page.ts'
import type { DraftEditing } from '../edit/drafts/use-draft.ts'
import { FIELD_WORDS } from '../edit/fields-form.tsx'
import { editMessages } from '../messages.ts'
import { PAGES } from '../page-keys.ts'
import { VersionsPanel } from './versions-panel.tsx'
import type { VersionsSource } from './versions-source.ts'

type Props = {
  page: Page
  lang: 'de' | 'en'
  editing: DraftEditing
  isReadOnly: boolean
  renew(): void
}

/** The versions of one language of a page. */
export function VersionsTab({ page, lang, editing, isReadOnly, renew }: Props) {
  const t = useMessages(editMessages)
  const words = FIELD_WORDS[useSession().user.lang]
  const id = page._id
  const source: VersionsSource = {
    key: [...PAGES, 'versions', id, lang, editing.revision],
    list: (at) => call(listVersions, { params: { id }, query: { lang, page: at } }),
    compare: (number) =>
      call(compareVersions, { params: { id }, query: { lang, from: number, to: 'draft' } }),
    restore: async (number, block) => {
      if (!(await editing.store.settle())) throw unsaved(t('save.faulty', { count: 1 }))
      const { revision } = editing.store.get()
      return call(restoreVersion, { params: { id, number }, body: { lang, revision, block } })
    },
    fieldLabel: (name) => fieldText(words, name).label,
  }
  return <VersionsPanel source={source} isReadOnly={isReadOnly} onRestored={renew} />
}

/** Restoring would take away what is on the screen and cannot be stored. */
function unsaved(message: string): CallError {
  return new CallError({ message, code: 'unsaved', status: 0 })
}
