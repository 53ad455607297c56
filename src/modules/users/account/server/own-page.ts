import { isAuthenticated } from '#kernel/access/roles.ts'
import { failures } from '#kernel/server/app-error.ts'
import {
  type Loaded,
  type PageForm,
  type PageRequest,
  pagesOf,
  type SiteRoute,
} from '#kernel/server/site/route/site-route.ts'
import type { SitePage } from '#kernel/site/page.ts'
import type { UsersContext } from '../../server/guard.ts'
import { findAccount, type UserRow } from '../../server/queries.ts'
import type { UsersTables } from '../../server/tables.ts'
import { DONE, type Done } from '../pages.ts'

const onPage = pagesOf<UsersTables>()

type Handlers<Data> = {
  load(context: UsersContext, request: PageRequest): Promise<Loaded<Data>>
  submit(context: UsersContext, form: PageForm): Promise<Loaded<Data>>
}

/** A page of the own account: whoever is not, or not wholly, signed in does that first. */
export function ownPage<Data>(page: SitePage<Data>, { load, submit }: Handlers<Data>): SiteRoute {
  return onPage(page, {
    load: async (context, request) => toLogin(context, request) ?? load(context, request),
    submit: async (context, form) => toLogin(context, form) ?? submit(context, form),
  })
}

/** The own row; the account behind a session cannot be missing for long. */
export async function ownRow({ db, user }: UsersContext): Promise<UserRow> {
  const row = await findAccount(db, user.id)
  if (!row) throw failures.notFound()
  return row
}

export function show<Data>(title: string, data: Data, status = 200): Loaded<Data> {
  return { kind: 'page', data, meta: { title, noindex: true }, tags: [], status }
}

/** On to a page that says what was done. */
export function goTo(path: string, done?: Done): Loaded<never> {
  return { kind: 'redirect', to: done ? `${path}?done=${done}` : path, status: 303 }
}

export function doneIn({ query }: PageRequest): Done | null {
  return DONE.find((known) => known === query.done) ?? null
}

function toLogin({ user, lang }: UsersContext, { path }: PageRequest): Loaded<never> | undefined {
  if (isAuthenticated(user) && !user.limited) return undefined
  const login = lang === 'en' ? '/en/login' : '/login'
  return goTo(`${login}?next=${encodeURIComponent(path)}`)
}
