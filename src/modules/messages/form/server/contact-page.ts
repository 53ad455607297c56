import { displayName } from '#kernel/access/roles.ts'
import type { CaptchaProof } from '#kernel/contract/captcha.ts'
import { Email } from '#kernel/contract/fields.ts'
import { translator } from '#kernel/i18n/messages.ts'
import type { AppError } from '#kernel/server/app-error.ts'
import { captchaProofOf } from '#kernel/server/captcha/captcha-fields.ts'
import { sameStamp } from '#kernel/server/captcha/form-stamp.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import type { Loaded, PageForm, PageRequest } from '#kernel/server/site/route/site-route.ts'
import { FIELD_PREFIX } from '#modules/pages/blocks/contact-form/block.ts'
import { messageSection } from '../../config.ts'
import { sendMessage } from '../../inbox/message.calls.ts'
import type { MessageContext } from '../../server/unit-of-work.ts'
import { checkFields } from '../check-fields.ts'
import { type ContactData, contactPage, PAGE_FIELD } from '../form-page.ts'
import { formMessages } from '../messages.ts'
import { shownFields } from './contact-block.ts'
import { asRefusal, faultWords, isKnown, keepMessage } from './receive-message.ts'

type ContactPage = Loaded<ContactData>
type FormData = Extract<ContactData, { step: 'form' }>

export async function loadContact(
  context: MessageContext,
  { query }: PageRequest,
): Promise<ContactPage> {
  if (query.done === undefined) return show(context, { typed: ownWords(context) })
  const title = translator(formMessages, context.lang)('page.sent')
  return { kind: 'page', data: { step: 'sent' }, meta: { title, noindex: true }, tags: [] }
}

export async function submitContact(context: MessageContext, form: PageForm): Promise<ContactPage> {
  const { fields } = context.config.get(messageSection)
  const t = translator(formMessages, context.lang)
  const typed = typedIn(form)
  const proof = captchaProofOf(form.fields)
  const page = pathOf(form.fields[PAGE_FIELD] ?? referrer(context))
  const { values, faults } = checkFields(fields, typed)
  if (Object.keys(faults).length > 0) {
    const said = faultWords(faults, context.lang)
    return show(context, { typed, faults: said, error: t('form.faulty'), proof, page })
  }
  // The form of a shared page has no question of its own: without a script it is asked here.
  if (!isKnown(context) && !proof.altcha && !proof.stamp)
    return show(context, { typed, hint: t('form.oneMore'), page })
  try {
    await countCall(context, sendMessage)
    await keepMessage(context, { values, page, captcha: proof })
    return { kind: 'redirect', to: `${contactPage.path[context.lang]}?done=1`, status: 303 }
  } catch (error) {
    return refused(context, asRefusal(context, error), { typed, proof, page })
  }
}

type Typed = { typed: Record<string, string>; proof: CaptchaProof; page: string }

/** Whatever went wrong, what was typed is still there. */
function refused(context: MessageContext, error: AppError, { proof, ...form }: Typed): ContactPage {
  const said = error.text[context.lang]
  if (error.code === 'too-many') {
    const tooMany = translator(formMessages, context.lang)('form.tooMany')
    return show(context, { ...form, error: tooMany, proof, status: 429 })
  }
  if (!error.code.startsWith('captcha'))
    return show(context, { ...form, error: said, status: error.status })
  // Who was too quick keeps the form: a moment later it is good.
  const kept = error.code === 'captcha-fast' ? { proof } : {}
  const faulty = translator(formMessages, context.lang)('form.faulty')
  return show(context, { ...form, ...kept, error: faulty, fault: said })
}

type Shown = Partial<Pick<FormData, 'faults' | 'error' | 'hint' | 'page'>> & {
  typed: Record<string, string>
  proof?: CaptchaProof
  /** What is wrong with the answer to the question. */
  fault?: string
  status?: number
}

function show(context: MessageContext, shown: Shown): ContactPage {
  const { config, lang, secret } = context
  const { typed, faults = {}, error = '', hint = '', page = '', proof, fault } = shown
  const stamp = sameStamp(secret, proof?.stamp)
  return {
    kind: 'page',
    data: {
      step: 'form',
      fields: shownFields(config, lang),
      typed,
      faults,
      error,
      hint,
      captcha: isKnown(context) ? null : { stamp, fault },
      page,
    },
    meta: { title: translator(formMessages, lang)('page.title'), noindex: true },
    tags: [],
    status: shown.status ?? (error ? 422 : 200),
  }
}

/** Somebody signed in finds name and address filled in. */
function ownWords(context: MessageContext): Record<string, string> {
  if (!isKnown(context)) return {}
  const { user } = context
  const email = Email.safeParse(user.handle).success ? user.handle : ''
  return { name: displayName(user), email }
}

const LONGEST = 20_000

function typedIn({ fields }: PageForm): Record<string, string> {
  const typed = Object.entries(fields)
    .filter(([name]) => name.startsWith(FIELD_PREFIX))
    .slice(0, 50)
    .map(([name, value]) => [name.slice(FIELD_PREFIX.length), storable(value)])
  return Object.fromEntries(typed)
}

/** PostgreSQL stores neither zero bytes nor halves of surrogate pairs. */
function storable(value: string): string {
  return value.replaceAll('\0', '').toWellFormed().slice(0, LONGEST).toWellFormed()
}

/** The browser says where the form stood. */
function referrer({ headers }: MessageContext): string {
  const { referer = '' } = headers
  return URL.canParse(referer) ? new URL(referer).pathname : ''
}

/** The page it was written on; whatever is no path of ours is nothing. */
function pathOf(typed = ''): string {
  return /^\/[^\s\\]{0,400}$/.test(typed) && !typed.startsWith('//') ? typed : ''
}
