import type { CaptchaProof } from '#kernel/contract/captcha.ts'
import { Email } from '#kernel/contract/fields.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { AppError } from '#kernel/server/app-error.ts'
import { captchaProofOf } from '#kernel/server/captcha/captcha-fields.ts'
import { sameStamp } from '#kernel/server/captcha/form-stamp.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import type { Loaded, PageForm, PageRequest } from '#kernel/server/site/route/site-route.ts'
import {
  LIST_PREFIX,
  OFFER_FIELD,
  type OfferedList,
  TRACKING_FIELD,
} from '#modules/pages/blocks/newsletter-form/block.ts'
import { publicLists, wordingOf } from '../../lists/server/find-lists.ts'
import { loadPreferences, submitPreferences } from '../../preferences/server/preferences-page.ts'
import type { ListRow, SubscriberContext } from '../../server/tables.ts'
import { trackingWording } from '../../tracking/server/tracking.ts'
import { signUpMessages } from '../messages.ts'
import { PAGE_FIELD, type SubscribeData, subscribePage } from '../pages.ts'
import { SignUp, subscribe } from '../sign-up.calls.ts'
import { tokenPath } from './confirmation-mail.ts'
import { isKnown, receiveRequest } from './receive-request.ts'

type SubscribePage = Loaded<SubscribeData>
type OwnData = Exclude<SubscribeData, { step: 'preferences' }>
type FormData = Extract<SubscribeData, { step: 'form' }>

export async function loadSubscribe(
  context: SubscriberContext,
  { query, params }: PageRequest,
): Promise<SubscribePage> {
  if (params.token) return await loadPreferences(context, params.token)
  if (query.done !== undefined) return page(context, { step: 'sent' })
  const email = Email.safeParse(isKnown(context) ? context.user.handle : '').data ?? ''
  return show(context, { typed: email ? { email } : {} })
}

/** Takes the forms of all pages; whatever goes wrong, what was typed is still there. */
export async function submitSubscribe(
  context: SubscriberContext,
  form: PageForm,
): Promise<SubscribePage> {
  const { token } = form.params
  return token ? await submitPreferences(context, token, form) : await submitForm(context, form)
}

async function submitForm(
  context: SubscriberContext,
  { fields }: PageForm,
): Promise<SubscribePage> {
  const typed = typedIn(fields)
  const proof = captchaProofOf(fields)
  const path = pathOf(fields[PAGE_FIELD] ?? referrer(context))
  const form = { typed, proof, page: path }
  const t = translator(signUpMessages, context.lang)
  const { sent, faults } = await readForm(context, typed)
  if (!sent) return show(context, { ...form, faults, error: t('form.faulty') })
  // The form of a shared page has no question of its own: without a script it is asked here.
  if (!isKnown(context) && !proof.altcha && !proof.stamp)
    return show(context, { ...form, hint: t('form.oneMore') })
  try {
    await countCall(context, subscribe)
    await receiveRequest(context, { ...sent, captcha: proof, page: path })
    const to = tokenPath(subscribePage.path[context.lang], '')
    return { kind: 'redirect', to: `${to}?done=1`, status: 303 }
  } catch (error) {
    return refused(context, error, form)
  }
}

type Typed = Record<string, string>

/** The form as the call takes it, or what is wrong with it, by field. */
async function readForm(context: SubscriberContext, typed: Typed) {
  const t = translator(signUpMessages, context.lang)
  const offered = offeredLists(context, await publicLists(context.db), offerIn(typed))
  const ticked = offered.filter(({ id }) => typed[LIST_PREFIX + id] === 'on')
  const chosen = offered.length === 1 ? offered : ticked
  const parsed = SignUp.safeParse({
    email: typed.email ?? '',
    first_name: typed.first_name ?? '',
    last_name: typed.last_name ?? '',
    lang: context.lang,
    tracking: typed[TRACKING_FIELD] === 'on',
    ...(chosen.length > 0 && { lists: chosen.map(({ id }) => id) }),
  })
  const faults: Typed = {}
  for (const { path } of parsed.error?.issues ?? []) {
    const name = String(path[0])
    faults[name] = name === 'email' ? t('form.emailInvalid') : t('form.nameLong')
  }
  if (chosen.length === 0) faults.lists = t('form.listMissing')
  const isGood = parsed.success && Object.keys(faults).length === 0
  return { sent: isGood ? parsed.data : undefined, faults }
}

type Kept = { typed: Typed; proof: CaptchaProof; page: string }

async function refused(
  context: SubscriberContext,
  error: unknown,
  { proof, ...form }: Kept,
): Promise<SubscribePage> {
  if (!(error instanceof AppError)) throw error
  const t = translator(signUpMessages, context.lang)
  const said = error.text[context.lang]
  if (error.code === 'too-many')
    return await show(context, { ...form, proof, error: t('form.tooMany'), status: 429 })
  if (!error.code.startsWith('captcha'))
    return await show(context, { ...form, error: said, status: error.status })
  // Who was too quick keeps the form: a moment later it is good.
  const kept = error.code === 'captcha-fast' ? { proof } : {}
  return await show(context, { ...form, ...kept, error: t('form.faulty'), fault: said })
}

type Shown = Partial<Pick<FormData, 'faults' | 'error' | 'hint' | 'page'>> & {
  typed: Typed
  proof?: CaptchaProof
  /** What is wrong with the answer to the question. */
  fault?: string
  status?: number
}

async function show(context: SubscriberContext, shown: Shown): Promise<SubscribePage> {
  const { typed, faults = {}, error = '', hint = '', proof, fault } = shown
  const lists = offeredLists(context, await publicLists(context.db), offerIn(typed))
  if (lists.length === 0) return page(context, { step: 'none' })
  const stamp = sameStamp(context.secret, proof?.stamp)
  const captcha = isKnown(context) ? null : { stamp, fault }
  const tracking = trackingWording(context, context.lang)
  const data = { lists, tracking, typed, faults, error, hint, captcha, page: shown.page ?? '' }
  return page(context, { step: 'form', ...data }, shown.status ?? (error ? 422 : 200))
}

function page(context: SubscriberContext, data: OwnData, status = 200): SubscribePage {
  const title = translator(signUpMessages, context.lang)(`${data.step}.title`)
  return { kind: 'page', data, meta: { title, noindex: data.step !== 'form' }, tags: [], status }
}

/** The lists of a form: those it names, else all that are meant for forms. */
export function offeredLists(
  context: Pick<SubscriberContext, 'lang' | 'config' | 'modules'>,
  lists: readonly ListRow[],
  wanted: readonly string[],
): OfferedList[] {
  const { lang } = context
  const site = siteName(context)
  return lists
    .filter(({ id, in_signup }) => (wanted.length > 0 ? wanted.includes(id) : in_signup))
    .map((list) => ({
      id: list.id,
      name: list.name,
      description: list.description[lang],
      wording: wordingOf(list, site, lang),
    }))
}

const TEXTS = ['email', 'first_name', 'last_name', OFFER_FIELD, TRACKING_FIELD]

/** PostgreSQL stores neither zero bytes nor halves of surrogate pairs. */
function typedIn(fields: PageForm['fields']): Typed {
  const own = Object.entries(fields)
    .filter(([name]) => TEXTS.includes(name) || name.startsWith(LIST_PREFIX))
    .slice(0, 60)
    .map(([name, value]) => [name, value.replaceAll('\0', '').toWellFormed().slice(0, 2000)])
  return Object.fromEntries(own)
}

function offerIn(typed: Typed): string[] {
  return (typed[OFFER_FIELD] ?? '').split(',').filter(Boolean)
}

/** The browser says where the form stood. */
function referrer({ headers: { referer = '' } }: SubscriberContext): string {
  return URL.canParse(referer) ? new URL(referer).pathname : ''
}

/** The page it was sent from; whatever is no path of ours is nothing. */
function pathOf(typed: string): string {
  return /^\/[^\s\\]{0,400}$/.test(typed) && !typed.startsWith('//') ? typed : ''
}
