import { CAPTCHA_FIELDS } from '#kernel/contract/captcha.ts'
import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { newStamp } from '#kernel/server/captcha/form-stamp.ts'
import type { Context } from '#kernel/server/context.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import type { SignUpQuestion } from '#kernel/server/module.ts'
import { type Loaded, type PageForm, pagesOf } from '#kernel/server/site/route/site-route.ts'
import type { AuthTables } from '../../server/tables.ts'
import { type ShownFaults, shownFaults } from '../../sign-in/server/form-faults.ts'
import { signupMessages } from '../messages.ts'
import { type Faults, type SignupData, signupPage, type Typed } from '../pages.ts'
import { signup } from '../sign-up.calls.ts'
import { signUp } from './sign-up.ts'
import { draftOf, typedOf } from './signup-draft.ts'

const onPage = pagesOf<AuthTables>()

/** Signing up as a plain form; what was typed comes back with a fault, passwords excepted. */
export const signupRoute = onPage(signupPage, {
  load: async (context) => {
    if (context.session) return { kind: 'redirect', to: homeOf(context), status: 303 }
    return show(context, form(context, { country: 'DE', ship_country: 'DE' }))
  },
  submit: submitSignup,
})

async function submitSignup(
  context: Context<AuthTables>,
  { fields }: PageForm,
): Promise<Loaded<SignupData>> {
  try {
    await countCall(context, signup)
    const handle = await signUp(context, draftOf(fields, context.lang))
    return show(context, { step: 'sent', handle })
  } catch (error) {
    const shown = shownFaults(error, context.lang)
    const faults = { ...shown.faults, ...faultOfCode(shown) }
    return show(
      context,
      { ...form(context, typedOf(fields)), faults, error: shown.error },
      shown.status,
    )
  }
}

/** Failures of the whole call that still belong to one field. */
function faultOfCode({ code, error }: ShownFaults): Faults {
  if (code === '11000' || code === 'reserved') return { handle: error }
  return code.startsWith('captcha') ? { [CAPTCHA_FIELDS.answer]: error } : {}
}

function form(context: Context<AuthTables>, typed: Typed) {
  const asked = questionsOf(context)
  return {
    step: 'form' as const,
    typed,
    faults: {},
    error: '',
    stamp: newStamp(context.secret),
    hasNewsletter: asked.has('newsletter'),
    hasDelivery: asked.has('delivery-address'),
  }
}

/** What modules that are switched on want to know. */
function questionsOf({ modules, config }: Context<AuthTables>): Set<SignUpQuestion> {
  const switches = config.get(enabledComponentsSection)
  const asking = modules.filter((module) => isComponentEnabled(switches, module))
  return new Set(asking.flatMap(({ asksAtSignUp = [] }) => asksAtSignUp))
}

function show({ lang }: Context<AuthTables>, data: SignupData, status = 200): Loaded<SignupData> {
  const t = translator(signupMessages, lang)
  const title = data.step === 'sent' ? t('sent.title') : t('signup.title')
  return { kind: 'page', data, meta: { title, noindex: true }, tags: [], status }
}

function homeOf({ lang }: Context<AuthTables>): string {
  return lang === 'en' ? '/en' : '/'
}
