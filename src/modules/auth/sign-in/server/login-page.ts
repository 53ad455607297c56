import { translator } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import { endSession } from '#kernel/server/sessions/sessions.ts'
import {
  type Loaded,
  type PageForm,
  type PageRequest,
  pagesOf,
} from '#kernel/server/site/route/site-route.ts'
import { messages } from '../../messages.ts'
import { factorMessages } from '../../second-factor/messages.ts'
import type { AuthTables } from '../../server/tables.ts'
import { LOGIN_NOTICES, type LoginData, loginPage } from '../pages.ts'
import { landingOf } from './landing.ts'
import { submitCode, submitNewPassword, submitSetup, submitSignIn } from './login-forms.ts'
import { codeStep, passwordStep, setupStep, signInStep } from './login-steps.ts'
import { safeNext } from './safe-next.ts'

const onPage = pagesOf<AuthTables>()

/**
 * Signing in as plain forms, one step at a time: password, code, then what the account still has
 * to do. It works without a script and comes back to where one wanted to go.
 */
export const loginRoute = onPage(loginPage, {
  load: async (context, request) => {
    const next = safeNext(request.query.next, '')
    if (context.session && !context.user.limited)
      return { kind: 'redirect', to: landingOf(context, context.user, next), status: 303 }
    return show(context, await stepFor(context, request, next))
  },
  submit,
})

async function submit(context: Context<AuthTables>, form: PageForm): Promise<Loaded<LoginData>> {
  const next = safeNext(form.fields.next, '')
  if (form.fields.step === 'cancel') return cancel(context, next)
  const outcome = await handlerFor(context)(context, form.fields, next)
  if ('done' in outcome) return leave(context, next, outcome.done)
  return show(context, outcome.step, outcome.status)
}

function handlerFor({ pending, user }: Context<AuthTables>) {
  if (pending) return submitCode
  if (user.limited === 'password-change') return submitNewPassword
  return user.limited ? submitSetup : submitSignIn
}

async function stepFor(
  context: Context<AuthTables>,
  { query }: PageRequest,
  next: string,
): Promise<LoginData> {
  if (context.pending) return codeStep(context, next)
  if (context.user.limited === 'password-change') return passwordStep(next)
  if (context.user.limited) return setupStep(context, next)
  const notice = LOGIN_NOTICES.find((name) => name === query.notice) ?? null
  return { ...signInStep(context, next), notice }
}

/** On to the next step, which this page itself finds out, or out of here. */
function leave(
  context: Context<AuthTables>,
  next: string,
  user: Parameters<typeof landingOf>[1] | null,
): Loaded<LoginData> {
  const again = next ? `?next=${encodeURIComponent(next)}` : ''
  const to = user ? landingOf(context, user, next) : loginPage.path[context.lang] + again
  return { kind: 'redirect', to, status: 303 }
}

async function cancel(context: Context<AuthTables>, next: string): Promise<Loaded<LoginData>> {
  const id = context.pending?.sessionId
  if (id) {
    await endSession(context.db, id)
    context.reply.endSession()
  }
  return leave(context, next, null)
}

function show({ lang }: Context<AuthTables>, data: LoginData, status = 200): Loaded<LoginData> {
  const t = translator(messages, lang)
  const f = translator(factorMessages, lang)
  const titles: Record<LoginData['step'], string> = {
    'sign-in': t('login.title'),
    'new-password': t('password.title'),
    code: f('code.title'),
    'set-up': f('setup.title'),
    codes: f('codes.title'),
  }
  return { kind: 'page', data, meta: { title: titles[data.step], noindex: true }, tags: [], status }
}
