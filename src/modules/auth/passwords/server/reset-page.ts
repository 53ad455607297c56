import { type MessageKey, translator } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import { type Loaded, type PageForm, pagesOf } from '#kernel/server/site/route/site-route.ts'
import { findUser } from '../../accounts/server/queries.ts'
import { peekKey } from '../../mail-keys/server/auth-keys.ts'
import { askForKey } from '../../mail-keys/server/mail-key-job.ts'
import type { AuthTables } from '../../server/tables.ts'
import { shownFaults } from '../../sign-in/server/form-faults.ts'
import { signupMessages } from '../../sign-up/messages.ts'
import { type ResetData, resetPage } from '../../sign-up/pages.ts'
import { requestPasswordReset, resetPassword as resetCall } from '../password.calls.ts'
import { resetPassword } from './reset-password.ts'

const onPage = pagesOf<AuthTables>()

/** Asking for a link, and with the link from the mail choosing a new password. */
export const resetRoute = onPage(resetPage, {
  load: async (context, { query }) => {
    if (!query.key) return show(context, { step: 'ask', isExpired: false, error: '' })
    return show(context, await stepFor(context, query.key))
  },
  submit: (context, form) =>
    form.fields.key ? submitPassword(context, form) : submitWish(context, form),
})

async function stepFor(context: Context<AuthTables>, key: string): Promise<ResetData> {
  const found = await peekKey(context.db, key, ['reset-password'])
  const user = found && (await findUser(context.db, found.userId))
  if (!user) return { step: 'ask', isExpired: true, error: '' }
  return { step: 'choose', key, handle: user.handle, faults: {}, error: '' }
}

async function submitWish(context: Context<AuthTables>, { fields }: PageForm) {
  try {
    await countCall(context, requestPasswordReset)
    await askForKey(context, fields.handle ?? '', 'reset-password')
    return show(context, { step: 'asked' })
  } catch (error) {
    const { status, error: text } = shownFaults(error, context.lang)
    return show(context, { step: 'ask', isExpired: false, error: text }, status)
  }
}

async function submitPassword(context: Context<AuthTables>, { fields }: PageForm) {
  const key = (fields.key ?? '').slice(0, 100)
  const { password = '', password2 = '' } = fields
  try {
    await countCall(context, resetCall)
    const given = { key, password, password2 }
    await resetPassword(context, given)
    return show(context, { step: 'done' })
  } catch (error) {
    const { status, faults, error: text } = shownFaults(error, context.lang)
    if (status === 410) return show(context, { step: 'ask', isExpired: true, error: '' }, 410)
    const step = await stepFor(context, key)
    if (step.step === 'choose') return show(context, { ...step, faults, error: text }, status)
    return show(context, { step: 'ask', isExpired: false, error: text }, status)
  }
}

const TITLES = {
  ask: 'reset.title',
  asked: 'reset.askedTitle',
  choose: 'reset.chooseTitle',
  done: 'reset.doneTitle',
} as const satisfies Record<ResetData['step'], MessageKey<typeof signupMessages>>

function show({ lang }: Context<AuthTables>, data: ResetData, status = 200): Loaded<ResetData> {
  const title = translator(signupMessages, lang)(TITLES[data.step])
  return { kind: 'page', data, meta: { title, noindex: true }, tags: [], status }
}
