import { IconWorldUp } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collection } from '#kernel/admin/collection/collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { boolean } from '#kernel/admin/fields/choice-fields.ts'
import { dateTime } from '#kernel/admin/fields/moment-fields.ts'
import { number } from '#kernel/admin/fields/number-fields.ts'
import { text } from '#kernel/admin/fields/text-fields.ts'
import { call } from '#kernel/client/call.ts'
import { deleteGlobal } from '../../contract-globals.ts'
import { makeBlocksField } from '../blocks/blocks-field.tsx'
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
import { StateSection, UsesSection } from './global-sections.tsx'
import { GlobalStatus } from './global-status.tsx'
import { globalTexts } from './texts.ts'

export const globals = collection<SomeGlobal, GlobalQuery, GlobalForm>({
  name: 'global-blocks',
  noun: 'global-block',
  module: 'pages',
  path: GLOBALS,
  key: '_id',
  words: wordsOf(globalTexts, 'globals'),
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
