import { translator } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import { type Loaded, type PageForm, pagesOf } from '#kernel/server/site/route/site-route.ts'
import { authSection } from '../../config.ts'
import { peekKey } from '../../mail-keys/server/auth-keys.ts'
import type { AuthTables } from '../../server/tables.ts'
import { type ResetFactorData, resetFactorPage } from '../../sign-in/pages.ts'
import { shownFaults } from '../../sign-in/server/form-faults.ts'
import { factorMessages } from '../messages.ts'
import { request2FAReset, reset2FA } from '../second-factor.calls.ts'
import { requestReset, resetByKey } from './reset-second-factor.ts'

const onPage = pagesOf<AuthTables>()

/** Asking for a link, and with the link from the mail going on without the second factor. */
export const resetFactorRoute = onPage(resetFactorPage, {
  load: async (context, { query }) => {
    if (!query.key) return show(context, ask(context))
    const found = await peekKey(context.db, query.key, ['reset-second-factor'])
    return found ? show(context, { step: 'confirm', key: query.key }) : expired(context)
  },
  submit: (context, form) =>
    form.fields.key ? submitKey(context, form) : submitWish(context, form),
})

async function submitWish(context: Context<AuthTables>, { fields }: PageForm) {
  const handle = (fields.handle ?? '').slice(0, 254)
  try {
    await countCall(context, request2FAReset)
    await requestReset(context, { handle, password: (fields.password ?? '').slice(0, 200) })
    return show(context, { step: 'asked' })
  } catch (error) {
    const { status, error: text } = shownFaults(error, context.lang)
    return show(context, { ...ask(context), handle, error: text }, status)
  }
}

async function submitKey(context: Context<AuthTables>, { fields }: PageForm) {
  try {
    await countCall(context, reset2FA)
    await resetByKey(context, (fields.key ?? '').slice(0, 100))
    return show(context, { step: 'done' })
  } catch (error) {
    const { status, error: text } = shownFaults(error, context.lang)
    if (status === 410) return expired(context)
    return show(context, { ...ask(context), error: text }, status)
  }
}

function ask({ config }: Context<AuthTables>) {
  const mentionsSms = config.get(authSection).allow_sms_reset
  return { step: 'ask' as const, handle: '', error: '', mentionsSms }
}

function expired(context: Context<AuthTables>): Loaded<ResetFactorData> {
  const error = translator(factorMessages, context.lang)('reset.expired')
  return show(context, { ...ask(context), error }, 410)
}

const TITLES = {
  ask: 'reset.title',
  asked: 'reset.asked_title',
  confirm: 'reset.confirm_title',
  done: 'reset.done_title',
} as const

function show(
  { lang }: Context<AuthTables>,
  data: ResetFactorData,
  status = 200,
): Loaded<ResetFactorData> {
  const title = translator(factorMessages, lang)(TITLES[data.step])
  return { kind: 'page', data, meta: { title, noindex: true }, tags: [], status }
}
