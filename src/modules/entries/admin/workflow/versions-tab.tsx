import { Stack } from '@mantine/core'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { VersionsPanel } from '#modules/pages/admin/pickers.tsx'
import {
  compareEntryVersions,
  listEntryVersions,
  restoreEntryVersion,
} from '../../contract-drafts.ts'
import type { SomeEntry } from '../entry-form.ts'
import { adminMessages, adminWords } from '../messages.ts'
import { type Written, writtenIn } from './workflow.ts'

const WORDS = wordsOf(adminWords, 'entries')

/** Every publishing of each language, as pages have it. */
export function VersionsTab({ item, reload }: ItemProps<SomeEntry>) {
  const t = useMessages(adminMessages)
  const user = useSession().user
  const mayEdit = useCan()(staff('entries', 'edit')) && item.deleted === null
  return (
    <Stack gap="md">
      {writtenIn(item).map((written) => (
        <VersionsPanel
          key={written.lang}
          title={t('versions', { lang: t(`lang.${written.lang}`) })}
          source={sourceOf(item._id, written, (name) => fieldText(WORDS[user.lang], name).label)}
          isReadOnly={!mayEdit}
          onRestored={() => void reload()}
        />
      ))}
    </Stack>
  )
}

function sourceOf(id: string, { lang, state }: Written, fieldLabel: (name: string) => string) {
  const { revision } = state
  return {
    key: ['entries', 'versions', id, lang, revision],
    list: (page: number) => call(listEntryVersions, { params: { id }, query: { lang, page } }),
    compare: (number: number) =>
      call(compareEntryVersions, { params: { id }, query: { lang, from: number, to: 'draft' } }),
    restore: (number: number, block?: string) =>
      call(restoreEntryVersion, { params: { id, number }, body: { lang, revision, block } }),
    fieldLabel,
  }
}
