import { z } from 'zod'
import { displayName } from '#kernel/access/roles.ts'
import type { CaptchaProof } from '#kernel/contract/captcha.ts'
import { Email } from '#kernel/contract/fields.ts'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { AppError } from '#kernel/server/app-error.ts'
import { captchaProofOf } from '#kernel/server/captcha/captcha-fields.ts'
import { sameStamp } from '#kernel/server/captcha/form-stamp.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import { asAppError, isNotReady } from '#kernel/server/http/translate-error.ts'
import type { Loaded, PageForm, PageRequest } from '#kernel/server/site/route/site-route.ts'
import { sendApplication } from '../../applications/application.calls.ts'
import { applicationsSection } from '../../config.ts'
import { applicationFailures } from '../../errors.ts'
import { findOpenPositions } from '../../positions/server/open-positions.ts'
import type { ApplicationContext } from '../../server/unit-of-work.ts'
import type { TypedApplication } from '../check-application.ts'
import { type ApplyData, applyPage } from '../form-page.ts'
import { formMessages } from '../messages.ts'
import { isKnown, receiveApplication } from './receive-application.ts'

type ApplyPage = Loaded<ApplyData>
type Typed = Record<string, string>

export async function loadApply(
  context: ApplicationContext,
  { query }: PageRequest,
): Promise<ApplyPage> {
  if (query.done === undefined)
    return show(context, { typed: { ...ownWords(context), position: query.position ?? '' } })
  const title = translator(formMessages, context.lang)('sent.title')
  const eraseOn = z.iso.date().safeParse(query.done).data
  return { kind: 'page', data: { step: 'sent', eraseOn }, meta: { title, noindex: true }, tags: [] }
}

export async function submitApply(
  context: ApplicationContext,
  { fields }: PageForm,
): Promise<ApplyPage> {
  const typed = typedIn(fields)
  const captcha = captchaProofOf(fields)
  try {
    await countCall(context, sendApplication)
    const day = dayInBerlin(await receiveApplication(context, { typed: tidy(typed), captcha }))
    return { kind: 'redirect', to: `${applyPage.path[context.lang]}?done=${day}`, status: 303 }
  } catch (error) {
    return refused(context, error, { typed, proof: captcha })
  }
}

/** What a browser sends, as an application has it. */
function tidy(typed: Readonly<Typed>): TypedApplication {
  const words = (name: string) => (typed[name] ?? '').replaceAll('\r\n', '\n').trim()
  return {
    position: words('position'),
    name: words('name'),
    email: words('email'),
    phone: words('phone'),
    message: words('message'),
    start: words('start'),
    consent: typed.consent === 'on' || typed.consent === 'true',
  }
}

type Refused = { typed: Typed; proof: CaptchaProof }

/** Whatever went wrong, what was typed is still there; files have to be chosen again. */
async function refused(context: ApplicationContext, error: unknown, { typed, proof }: Refused) {
  const known = isNotReady(error) ? applicationFailures.failed() : asAppError(error)
  if (!(known instanceof AppError)) throw error
  const t = translator(formMessages, context.lang)
  const said = known.text[context.lang]
  const { fields } = known.details
  if (isWords(fields))
    return show(context, { typed, faults: fields, error: t('faulty'), proof, status: 422 })
  if (known.code === 'too-many')
    return show(context, { typed, error: t('tooMany'), proof, status: 429 })
  if (!known.code.startsWith('captcha'))
    return show(context, { typed, error: `${said} ${t('chooseAgain')}`, status: known.status })
  // Who was too quick keeps the form: a moment later it is good.
  const kept = known.code === 'captcha-fast' ? { proof } : {}
  return show(context, { typed, ...kept, error: t('faulty'), fault: said, status: 422 })
}

function isWords(fields: unknown): fields is Record<string, string> {
  return typeof fields === 'object' && fields !== null
}

type Shown = {
  typed: Typed
  faults?: Readonly<Record<string, string>>
  error?: string
  proof?: CaptchaProof
  /** What is wrong with the answer to the question. */
  fault?: string
  status?: number
}

async function show(context: ApplicationContext, shown: Shown): Promise<ApplyPage> {
  const { config, lang, secret } = context
  const { typed, faults = {}, error = '', proof, fault, status = 200 } = shown
  const { unsolicited, keep_months } = config.get(applicationsSection)
  const stamp = sameStamp(secret, proof?.stamp)
  return {
    kind: 'page',
    data: {
      step: 'form',
      form: { typed, faults },
      positions: await offered(context),
      isUnsolicited: unsolicited,
      error,
      captcha: isKnown(context) ? null : { stamp, fault },
      keepMonths: keep_months,
    },
    meta: { title: translator(formMessages, lang)('title'), noindex: true },
    tags: [],
    status,
  }
}

/** While the database is away the form is shown without them, so that what was typed stays. */
async function offered({ db, lang }: ApplicationContext) {
  try {
    const positions = await findOpenPositions(db, lang)
    return positions.map(({ id, title }) => ({ id, title }))
  } catch (error) {
    if (!isNotReady(error)) throw error
    return []
  }
}

/** Somebody signed in finds name and address filled in. */
function ownWords(context: ApplicationContext): Typed {
  if (!isKnown(context)) return {}
  const { user } = context
  const email = Email.safeParse(user.handle).success ? user.handle : ''
  return { name: displayName(user), email }
}

const FIELDS = ['position', 'name', 'email', 'phone', 'message', 'start', 'consent'] as const
const LONGEST = 20_000

/** PostgreSQL stores neither zero bytes nor halves of surrogate pairs. */
function typedIn(fields: PageForm['fields']): Typed {
  const clean = (value = '') => value.replaceAll('\0', '').slice(0, LONGEST).toWellFormed()
  return Object.fromEntries(FIELDS.map((name) => [name, clean(fields[name])]))
}
