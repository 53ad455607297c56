import { staff } from '#kernel/access/rules.ts'
import { collection } from '#kernel/admin/collection/collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { boolean, choice } from '#kernel/admin/fields/choice-fields.ts'
import { dateTime } from '#kernel/admin/fields/moment-fields.ts'
import { text } from '#kernel/admin/fields/text-fields.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { deleteRedirect, REDIRECT_SOURCES, type Redirect } from '../contract.ts'
import { texts } from './messages.ts'
import { REDIRECTS } from './paths.ts'
import {
  findRedirects,
  loadRedirect,
  type RedirectDraft,
  type RedirectList,
  saveRedirect,
} from './redirect-calls.ts'

export const redirects = collection<Redirect, RedirectList, RedirectDraft>({
  name: 'redirects',
  noun: 'redirect',
  module: 'redirects',
  path: REDIRECTS,
  paths: { browse: REDIRECTS, edit: `${REDIRECTS}/edit/:id` },
  key: '_id',
  words: wordsOf(texts, 'redirects'),
  label: ({ from }) => from,
  access: { create: staff('redirects', 'publish'), edit: staff('redirects', 'create') },
  live: () => 'all',

  fields: {
    from: text({ required: true, max: 500, pattern: /^\/(?![/\\])[^\s\\<>"?#]*$/, code: true }),
    to: text({ required: true, max: 500, code: true, when: ({ isGone }) => isGone !== true }),
    isGone: boolean(),
    isPermanent: boolean({ when: ({ isGone }) => isGone !== true }),
    source: choice(REDIRECT_SOURCES, { readOnly: true }),
    created: dateTime({ readOnly: true }),
    created_by_name: text({ readOnly: true }),
  },
  columns: ['from', 'to', 'source', 'created'],
  cells: { to: ({ row }) => <TargetCell redirect={row} /> },
  filters: { source: 'source' },
  sortable: { from: 'from', created: 'created' },
  sort: '-created',
  isSearchable: true,

  list: findRedirects,
  load: loadRedirect,
  save: saveRedirect,
  create: (search) => ({ from: search.get('from') ?? '', isPermanent: true }),
  remove: ({ _id }) => call(deleteRedirect, { params: { id: _id } }),

  form: { main: { address: ['from', 'to', ['isGone', 'isPermanent']] } },
})

/** Where an old address leads right now. */
function TargetCell({ redirect }: { redirect: Redirect }) {
  const t = useTexts(texts)
  if (redirect.isGone) return <StatusBadge label={t('gone')} />
  return redirect.to === null ? <StatusBadge label={t('nowhere')} tone="warn" /> : redirect.to
}
