import { translator } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import { type Loaded, type PageForm, pagesOf } from '#kernel/server/site/route/site-route.ts'
import { confirmPassword, signedInAccount } from '../../accounts/server/own-account.ts'
import type { UserRow } from '../../accounts/server/queries.ts'
import { isAboveAdmins } from '../../mail-keys/server/auth-keys.ts'
import { messages } from '../../messages.ts'
import type { AuthTables } from '../../server/tables.ts'
import { type ConnectData, connectPage, LOGIN_NOTICES, loginPage } from '../../sign-in/pages.ts'
import { shownFaults } from '../../sign-in/server/form-faults.ts'
import { safeNext } from '../../sign-in/server/safe-next.ts'
import { startFacebook } from '../facebook.calls.ts'
import { hasProvider } from './provider.ts'
import { leaveForProvider } from './visit-provider.ts'

const onPage = pagesOf<AuthTables>()
type Answered = Loaded<ConnectData>

/**
 * Connecting an outside account begins here and nowhere else: a link on another website can bring
 * someone to this page, but only they have the password that starts it.
 */
export const connectRoute = onPage(connectPage, {
  load: (context, { query }) =>
    withAccount(context, query.next, async (user) => {
      const notice = LOGIN_NOTICES.find((name) => name === query.notice)
      const error = notice ? translator(messages, context.lang)(`notice.${notice}`) : ''
      return show(context, { step: 'ask', ...facts(user, query.next), error })
    }),
  submit: (context, { fields }) =>
    withAccount(context, fields.next, (user) => begin(context, user, fields)),
})

async function begin(
  context: Context<AuthTables>,
  user: UserRow,
  fields: PageForm['fields'],
): Promise<Answered> {
  const ask = { step: 'ask' as const, ...facts(user, fields.next) }
  try {
    await countCall(context, startFacebook)
    await confirmPassword(context, user, (fields.password ?? '').slice(0, 200))
  } catch (error) {
    const { status, error: text } = shownFaults(error, context.lang)
    return show(context, { ...ask, error: text }, status)
  }
  const t = translator(messages, context.lang)
  if (isAboveAdmins(user)) return show(context, { ...ask, error: t('notice.outside_closed') }, 422)
  try {
    const to = await leaveForProvider(context, { next: safeNext(fields.next, ''), link: user.id })
    return show(context, { step: 'go', to })
  } catch (error) {
    context.log.warn({ err: error }, 'a provider did not help')
    return show(context, { ...ask, error: t('notice.outside_failed') }, 502)
  }
}

/** Without a provider there is no such page; who is not signed in does that first. */
async function withAccount(
  context: Context<AuthTables>,
  next: string | undefined,
  answer: (user: UserRow) => Promise<Answered>,
): Promise<Answered> {
  if (!hasProvider(context)) return { kind: 'missing' }
  const user = await signedInAccount(context)
  if (user) return answer(user)
  const wanted = safeNext(next, connectPage.path[context.lang])
  const to = `${loginPage.path[context.lang]}?next=${encodeURIComponent(wanted)}`
  return { kind: 'redirect', to, status: 303 }
}

function facts(user: UserRow, next: string | undefined) {
  return {
    handle: user.handle,
    next: safeNext(next, ''),
    asksPassword: user.password_hash !== null,
  }
}

function show({ lang }: Context<AuthTables>, data: ConnectData, status = 200): Answered {
  const title = translator(messages, lang)('connect.title')
  return { kind: 'page', data, meta: { title, noindex: true }, tags: [], status }
}
