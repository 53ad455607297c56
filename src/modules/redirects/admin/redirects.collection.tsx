import { staff } from '#kernel/access/rules.ts'
import { collection } from '#kernel/admin/collection/collection.ts'
import type { ListAnswer, ListAsk, SaveAsk } from '#kernel/admin/collection/definition.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { boolean, choice } from '#kernel/admin/fields/choice-fields.ts'
import { dateTime } from '#kernel/admin/fields/moment-fields.ts'
import { text } from '#kernel/admin/fields/text-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import {
  createRedirect,
  deleteRedirect,
  listRedirects,
  REDIRECT_SOURCES,
  type Redirect,
  type RedirectQuery,
  readRedirect,
} from '../contract.ts'
import { messages } from './messages.ts'
import { REDIRECTS } from './paths.ts'

type RedirectList = Pick<RedirectQuery, 'sort' | 'source'>

type RedirectDraft = {
  from: string
  to: string | null
  isGone: boolean
  isPermanent: boolean
}

export const redirects = collection<Redirect, RedirectList, RedirectDraft>({
  name: 'redirects',
  noun: 'redirect',
  module: 'redirects',
  path: REDIRECTS,
  paths: { browse: REDIRECTS, edit: `${REDIRECTS}/edit/:id` },
  key: '_id',
  words: wordsOf(messages, 'redirects'),
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
  const t = useMessages(messages)
  if (redirect.isGone) return <StatusBadge label={t('gone')} />
  return redirect.to === null ? <StatusBadge label={t('nowhere')} tone="warn" /> : redirect.to
}

async function findRedirects(ask: ListAsk<RedirectList>): Promise<ListAnswer<Redirect>> {
  const { page, limit, search, sort, filters } = ask
  const { items, numItems, numItemsExact, next } = await call(listRedirects, {
    query: { page, limit, search, sort, ...filters },
  })
  return { rows: items, total: numItems, isExact: numItemsExact, next }
}

async function loadRedirect(id: string): Promise<Redirect> {
  const { items } = await call(readRedirect, { params: { id } })
  const [found] = items
  if (!found) throw new Error('The server answered without a redirect')
  return found
}

/** A redirect for an address takes the place of the one it had; another address is another one. */
async function saveRedirect(ask: SaveAsk<Redirect, RedirectDraft>): Promise<Redirect> {
  const { values, loaded } = ask
  const { from, to, isGone, isPermanent } = values
  const isSamePage = loaded?.page && loaded.to === to
  const target = isSamePage
    ? { page: loaded.page ?? undefined, lang: loaded.lang }
    : { to: to ?? '' }
  const { items } = await call(createRedirect, {
    body: { from, isGone, isPermanent, ...(!isGone && target) },
  })
  const [made] = items
  if (!made) throw new Error('The server answered without a redirect')
  if (loaded && loaded._id !== made._id && loaded.from !== made.from) {
    await call(deleteRedirect, { params: { id: loaded._id } })
  }
  return made
}
