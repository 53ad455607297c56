import { Button, Stack, Text } from '@mantine/core'
import { IconWorldUp } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collection } from '#kernel/admin/collection/collection.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { boolean } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { dateTime } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { deleteGlobal, type GlobalItem } from '../../globals/global.calls.ts'
import { makeBlocksField } from '../blocks/blocks-field.tsx'
import { UsesList } from '../details/uses-list.tsx'
import { GLOBALS } from '../paths.ts'
import {
  findGlobals,
  type GlobalForm,
  type GlobalQuery,
  loadGlobal,
  publishOne,
  type SomeGlobal,
  saveGlobal,
} from './global-form.ts'
import { globalMessages } from './messages.ts'

const TONES = { draft: 'neutral', live: 'good', changes: 'warn' } as const

export const globals = collection<SomeGlobal, GlobalQuery, GlobalForm>({
  name: 'global-blocks',
  noun: 'global-block',
  module: 'pages',
  path: GLOBALS,
  key: '_id',
  words: wordsOf(globalMessages, 'globals'),
  label: ({ name }) => name,
  version: ({ revision }) => revision,
  fields: {
    name: text({ required: true, max: 120 }),
    content: makeBlocksField('de'),
    enContent: makeBlocksField('en'),
    isLive: boolean({ readOnly: true }),
    numUses: number({ readOnly: true }),
    saved_at: dateTime({ readOnly: true }),
    published_at: dateTime({ readOnly: true }),
  },
  columns: ['name', 'isLive', 'numUses', 'saved_at'],
  extraColumns: ['published_at'],
  cells: { isLive: ({ row }) => <GlobalStatus item={row} /> },
  Status: GlobalStatus,
  sort: 'name',
  list: findGlobals,
  load: loadGlobal,
  save: saveGlobal,
  live: ({ isLive }) => (isLive ? [] : undefined),
  create: () => ({}),
  remove: ({ _id }) => call(deleteGlobal, { params: { id: _id }, query: {} }),
  form: {
    main: { what: ['name', 'content', 'enContent'] },
    side: { state: StateSection, uses: UsesSection },
  },
  actions: [
    {
      name: 'publish',
      icon: IconWorldUp,
      access: staff('pages', 'publish'),
      when: ({ isLive, hasChanges }) => !isLive || hasChanges,
      run: publishOne,
    },
  ],
})

/** How it stands, and the one step that changes it everywhere. */
function StateSection({ item, reload }: ItemProps<SomeGlobal>) {
  const t = useMessages(globalMessages)
  const mayPublish = useCan()(staff('pages', 'publish'))
  const { attempt, isBusy } = useAttempt()
  if (!item._id) return <Text>{t('state.unsaved')}</Text>
  const publish = async () => {
    if (await attempt(() => publishOne(item), t('state.published'))) await reload()
  }
  return (
    <Stack gap="md">
      <span>
        <GlobalStatus item={item} />
      </span>
      <Text>{t('state.text')}</Text>
      {mayPublish && (
        <Button
          loading={isBusy}
          disabled={item.isLive && !item.hasChanges}
          onClick={() => void publish()}
        >
          {t('state.publish')}
        </Button>
      )}
    </Stack>
  )
}

/** Every page and global block that shows it. */
function UsesSection({ item }: ItemProps<SomeGlobal>) {
  const t = useMessages(globalMessages)
  const uses = item.usedBy ?? []
  if (uses.length === 0) return <Text c="dimmed">{t('uses.empty')}</Text>
  return (
    <Stack gap="sm">
      <UsesList uses={uses} />
      <Text c="dimmed">{t('uses.keep')}</Text>
    </Stack>
  )
}

/** Whether visitors see it, and whether something waits to be published. */
function GlobalStatus({ item }: { item: GlobalItem }) {
  const t = useMessages(globalMessages)
  const { isLive, hasChanges } = item
  const state = !isLive ? 'draft' : hasChanges ? 'changes' : 'live'
  return <StatusBadge label={t(`state.${state}`)} tone={TONES[state]} />
}
