import { type MessageKey, translator } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import { type Loaded, type PageForm, pagesOf } from '#kernel/server/site/route/site-route.ts'
import { findUser } from '../../accounts/server/queries.ts'
import { peekKey } from '../../mail-keys/server/auth-keys.ts'
import { askForKey } from '../../mail-keys/server/mail-key-job.ts'
import type { AuthTables } from '../../server/tables.ts'
import { shownFaults } from '../../sign-in/server/form-faults.ts'
import { signupMessages } from '../messages.ts'
import { type VerifyData, verifyPage } from '../pages.ts'
import { resendVerification, VERIFIED_KINDS, verify } from '../sign-up.calls.ts'
import { verifyAccount } from './verify-account.ts'

const onPage = pagesOf<AuthTables>()
const MAX_KEY = 100

/** Looking at the link changes nothing (mail programs do that); pressing the button does. */
export const verifyRoute = onPage(verifyPage, {
  load: async (context, { query }) => {
    if (!query.key) return show(context, { step: 'ask', isExpired: false, error: '' })
    return show(context, await stepFor(context, query.key))
  },
  submit: (context, form) =>
    form.fields.key ? submitKey(context, form) : submitWish(context, form),
})

async function stepFor(context: Context<AuthTables>, key: string): Promise<VerifyData> {
  const found = await peekKey(context.db, key, VERIFIED_KINDS)
  const user = found && (await findUser(context.db, found.userId))
  if (!user) return { step: 'ask', isExpired: true, error: '' }
  if (found.kind === 'invite' || found.kind === 'handed-invite')
    return { step: 'invited', key, handle: user.handle, faults: {}, error: '' }
  return { step: 'confirm', key, kind: found.kind === 'verify' ? 'verify' : 'new-handle' }
}

async function submitKey(context: Context<AuthTables>, { fields }: PageForm) {
  const key = (fields.key ?? '').slice(0, MAX_KEY)
  const { password = '', password2 = '' } = fields
  try {
    await countCall(context, verify)
    const { kind } = await verifyAccount(context, {
      key,
      password,
      password2,
    })
    return show(context, { step: 'done', kind })
  } catch (error) {
    const { status, faults, error: text } = shownFaults(error, context.lang)
    if (status === 410) return show(context, { step: 'ask', isExpired: true, error: '' }, 410)
    const step = await stepFor(context, key)
    if (step.step === 'invited') return show(context, { ...step, faults, error: text }, status)
    return show(context, { step: 'ask', isExpired: false, error: text }, status)
  }
}

async function submitWish(context: Context<AuthTables>, { fields }: PageForm) {
  try {
    await countCall(context, resendVerification)
    await askForKey(context, fields.handle ?? '', 'verify')
    return show(context, { step: 'asked' })
  } catch (error) {
    const { status, error: text } = shownFaults(error, context.lang)
    return show(context, { step: 'ask', isExpired: false, error: text }, status)
  }
}

function show({ lang }: Context<AuthTables>, data: VerifyData, status = 200): Loaded<VerifyData> {
  const title = translator(signupMessages, lang)(verifyTitle(data))
  return { kind: 'page', data, meta: { title, noindex: true }, tags: [], status }
}

function verifyTitle(data: VerifyData): MessageKey<typeof signupMessages> {
  if (data.step === 'invited') return 'invited.title'
  if (data.step === 'done')
    return data.kind.endsWith('invite') ? 'invited.doneTitle' : 'verify.doneTitle'
  if (data.step === 'confirm')
    return data.kind === 'new-handle' ? 'verify.moveTitle' : 'verify.title'
  return 'verify.askTitle'
}
