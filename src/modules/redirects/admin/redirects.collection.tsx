import { staff } from '#kernel/access/rules.ts'
import type { SaveAsk } from '#kernel/admin/collection/definition.ts'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { boolean } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { createRedirect } from '../redirect.calls.ts'
import { deleteRedirect, type NewRedirect, type Redirect, redirect } from '../redirect.ts'
import { messages } from './messages.ts'
import { REDIRECTS } from './paths.ts'

const leadsOn = ({ isGone }: Readonly<Record<string, unknown>>) => isGone !== true

export const redirects = nounCollection(redirect, {
  name: 'redirects',
  path: REDIRECTS,
  paths: { browse: REDIRECTS, edit: `${REDIRECTS}/edit/:id` },
  words: wordsOf(messages, 'redirects'),
  access: { create: staff('redirects', 'publish'), edit: staff('redirects', 'create') },
  live: () => 'all',
  fields: {
    to: text({ required: true, max: 500, code: true, when: leadsOn }),
    isGone: boolean(),
    isPermanent: boolean({ when: leadsOn }),
  },
  columns: ['from', 'to', 'source', 'created'],
  cells: { to: ({ row }) => <TargetCell redirect={row} /> },
  isSearchable: true,
  save: saveRedirect,
  create: (search) => ({ from: search.get('from') ?? '', isPermanent: true }),
  form: { main: { address: ['from', 'to', ['isGone', 'isPermanent']] } },
})

/** Where an old address leads right now. */
function TargetCell({ redirect }: { redirect: Redirect }) {
  const t = useMessages(messages)
  if (redirect.isGone) return <StatusBadge label={t('gone')} />
  return redirect.to === null ? <StatusBadge label={t('nowhere')} tone="warn" /> : redirect.to
}

/** A redirect for an address takes the place of the one it had; another address is another one. */
async function saveRedirect(ask: SaveAsk<Redirect, NewRedirect>): Promise<Redirect> {
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
