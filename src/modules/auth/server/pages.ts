import { translator } from '#kernel/i18n/texts.ts'
import { AppError } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { type Loaded, type PageForm, pagesOf } from '#kernel/server/site/site-route.ts'
import { MIN_PASSWORD } from '../contract.ts'
import { type LoginData, loginPage } from '../pages.ts'
import { texts } from '../texts.ts'
import { changePassword } from './change-password.ts'
import { safeNext } from './safe-next.ts'
import { signIn } from './sign-in.ts'
import type { AuthTables } from './tables.ts'

const onPage = pagesOf<AuthTables>()

/** Sign-in as a plain form: it works without a script, and comes back to where one wanted to go. */
export const pages = [
  onPage(loginPage, {
    load: async (context, { query }) => {
      const next = safeNext(query.next)
      if (context.session && !context.user.limited) return seeOther(next)
      return show(context, { step: stepFor(context), next, handle: '', error: null })
    },
    submit: async (context, form) =>
      context.user.limited ? submitPassword(context, form) : submitSignIn(context, form),
  }),
]

async function submitSignIn(context: Context<AuthTables>, { fields }: PageForm) {
  const next = safeNext(fields.next)
  const handle = (fields.handle ?? '').slice(0, 254)
  try {
    const user = await signIn(context, { handle, password: (fields.password ?? '').slice(0, 200) })
    if (user.must_change_password) return seeOther(`/login?next=${encodeURIComponent(next)}`)
    return seeOther(next)
  } catch (error) {
    return show(context, { step: 'sign-in', next, handle, error: shownError(error) })
  }
}

async function submitPassword(context: Context<AuthTables>, { fields }: PageForm) {
  const next = safeNext(fields.next)
  const form = { step: 'new-password', next, handle: '' } as const
  const newPassword = (fields.newPassword ?? '').slice(0, 200)
  if (newPassword.length < MIN_PASSWORD) return show(context, { ...form, error: 'password_short' })
  try {
    await changePassword(context, { password: (fields.password ?? '').slice(0, 200), newPassword })
    return seeOther(next)
  } catch (error) {
    return show(context, { ...form, error: shownError(error) })
  }
}

function stepFor({ user }: Context<AuthTables>): LoginData['step'] {
  return user.limited ? 'new-password' : 'sign-in'
}

/** Failures a person can mend are shown in the form; anything else is an error page. */
function shownError(error: unknown): LoginData['error'] {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'too-many') return 'too_many'
  return error.code === 'password_same' ? 'password_same' : 'login_fail'
}

function show({ lang }: Context<AuthTables>, data: LoginData): Loaded<LoginData> {
  const t = translator(texts, lang)
  const title = data.step === 'sign-in' ? t('login.title') : t('password.title')
  const status = data.error === 'too_many' ? 429 : data.error ? 422 : 200
  return { kind: 'page', data, meta: { title, noindex: true }, tags: [], status }
}

function seeOther(to: string): Loaded<LoginData> {
  return { kind: 'redirect', to, status: 303 }
}
