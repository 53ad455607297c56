import { displayName } from '#kernel/access/roles.ts'
import type { CaptchaProof } from '#kernel/contract/captcha.ts'
import { Email } from '#kernel/contract/fields.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { validationWords } from '#kernel/i18n/validation.ts'
import { AppError, failures } from '#kernel/server/app-error.ts'
import { captchaProofOf } from '#kernel/server/captcha/captcha-fields.ts'
import { sameStamp } from '#kernel/server/captcha/form-stamp.ts'
import { faultsByField } from '#kernel/server/http/parse-input.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import type { Loaded, PageForm, PageRequest } from '#kernel/server/site/route/site-route.ts'
import type { Order } from '#modules/orders/orders/order.ts'
import { findByToken } from '#modules/orders/server/api.ts'
import { returnFailures } from '../../errors.ts'
import { messages } from '../../messages.ts'
import { declareReturn } from '../../returns/return.calls.ts'
import type { ReturnContext } from '../../server/unit-of-work.ts'
import { Declaration } from '../declaration.ts'
import { describeFacts } from '../describe-declaration.ts'
import type { WithdrawalData } from '../page.ts'
import { declare } from './declare.ts'
import { type Draft, isOld, readDraft, writeDraft } from './draft.ts'
import { isOfBuyer } from './is-of-buyer.ts'
import { exemptWords, namesOf, offeredLines, typedLines, wantedLines } from './offered-lines.ts'
import { isKnown, mustBePerson } from './receive-declaration.ts'

type WithdrawalPage = Loaded<WithdrawalData>
type Typed = Record<string, string>

export async function loadWithdrawal(
  context: ReturnContext,
  { query }: PageRequest,
): Promise<WithdrawalPage> {
  const order = await orderOf(context, query.order)
  return showForm(context, { typed: ownWords(context, order), order, token: query.order ?? '' })
}

/** The first step shows what was typed; the second declares it. Neither needs a script. */
export async function submitWithdrawal(
  context: ReturnContext,
  { fields }: PageForm,
): Promise<WithdrawalPage> {
  const typed = typedIn(fields)
  const token = typed.order ?? ''
  try {
    if (fields.draft !== undefined) return await answerDraft(context, fields)
    return await check(context, { typed, token, captcha: captchaProofOf(fields) })
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    const order = await orderOf(context, token)
    return refused(context, error, { typed, token, order, proof: captchaProofOf(fields) })
  }
}

type Checked = { typed: Typed; token: string; captcha: CaptchaProof }

async function check(
  context: ReturnContext,
  { typed, token, captcha }: Checked,
): Promise<WithdrawalPage> {
  const { lang, secret } = context
  const order = await orderOf(context, token)
  const { name, contact } = typed
  const contract = order?.number ?? typed.contract
  const lines = order && wantedLines(order, typed, lang)
  const parsed = Declaration.safeParse(
    { name, contract, contact, ...(order && { token }), ...(lines && { lines }) },
    { error: validationWords(lang) },
  )
  if (!parsed.success) throw failures.invalid({ fields: faultsByField(parsed.error.issues, lang) })
  // Whoever mistypes something is not kept out for it.
  await countCall(context, declareReturn)
  await mustBePerson(context, { token: order && token, contact: parsed.data.contact, captcha })
  const named = namesOf(order, parsed.data.lines, lang)
  return shown(context, {
    step: 'confirm',
    draft: writeDraft(secret, parsed.data),
    facts: describeFacts({ ...parsed.data, lines: named }, lang),
    exempt: exemptWords(order, parsed.data.lines, lang),
  })
}

async function answerDraft(
  context: ReturnContext,
  { draft: given = '', action }: PageForm['fields'],
): Promise<WithdrawalPage> {
  const draft = readDraft(context.secret, given)
  if (!draft) throw returnFailures.draft()
  if (action === 'change') return change(context, draft)
  if (isOld(draft)) return change(context, draft, returnFailures.draft().text[context.lang])
  try {
    return await confirm(context, draft)
  } catch (error) {
    // Say somebody withdrew from the same goods meanwhile.
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return change(context, draft, error.text[context.lang])
  }
}

async function confirm(context: ReturnContext, draft: Draft): Promise<WithdrawalPage> {
  const { lang } = context
  const receipt = await context.change((change) => declare(change, draft))
  const { token, lines } = draft.declaration
  const order = await orderOf(context, token)
  const facts = describeFacts({ ...receipt, lines: namesOf(order, lines, lang) }, lang)
  const exempt = exemptWords(order, lines, lang)
  return shown(context, { step: 'receipt', facts, exempt, isMailed: receipt.is_mailed })
}

/** Back to the form, with all that was typed. */
async function change(context: ReturnContext, draft: Draft, error = ''): Promise<WithdrawalPage> {
  const { token = '', lines, ...typed } = draft.declaration
  const order = await orderOf(context, token)
  const filled = { ...typed, ...typedLines(order, lines, context.lang) }
  return showForm(context, { typed: filled, token, order, error, status: error ? 422 : 200 })
}

async function orderOf(
  { db }: ReturnContext,
  token: string | undefined,
): Promise<Order | undefined> {
  const order = token ? await findByToken(db, token) : undefined
  return order?.state === 'cancelled' ? undefined : order
}

type Refused = { typed: Typed; token: string; order: Order | undefined; proof: CaptchaProof }

/** Whatever went wrong, what was typed is still there. */
function refused(context: ReturnContext, error: AppError, given: Refused): WithdrawalPage {
  const { proof, ...form } = given
  const t = translator(messages, context.lang)
  const said = error.text[context.lang]
  const { fields } = error.details
  if (isWords(fields))
    return showForm(context, {
      ...form,
      faults: fields,
      error: t('form.faulty'),
      proof,
      status: 422,
    })
  if (error.code === 'too-many')
    return showForm(context, { ...form, error: t('form.tooMany'), proof, status: 429 })
  if (!error.code.startsWith('captcha'))
    return showForm(context, { ...form, error: said, status: error.status })
  // Who was too quick keeps the form: a moment later it is good.
  const kept = error.code === 'captcha-fast' ? { proof } : {}
  return showForm(context, { ...form, ...kept, error: t('form.faulty'), fault: said, status: 422 })
}

type Shown = {
  typed: Typed
  token: string
  order: Order | undefined
  faults?: Typed
  error?: string
  fault?: string
  proof?: CaptchaProof
  status?: number
}

function showForm(context: ReturnContext, given: Shown): WithdrawalPage {
  const { typed, token, order, faults = {}, error = '', fault, proof, status } = given
  const stamp = sameStamp(context.secret, proof?.stamp)
  const isTrusted = isKnown(context) || (order && isOfBuyer(order, typed.contact ?? ''))
  return shown(
    context,
    {
      step: 'form',
      form: { typed, faults },
      error,
      captcha: isTrusted ? null : { stamp, ...(fault && { fault }) },
      contract: order?.number ?? '',
      token: order ? token : '',
      lines: order ? offeredLines(order, context.lang) : [],
    },
    status,
  )
}

function shown({ lang }: ReturnContext, data: WithdrawalData, status = 200): WithdrawalPage {
  const title = translator(messages, lang)(`title.${data.step}`)
  return { kind: 'page', data, meta: { title, noindex: true }, tags: [], status }
}

/** Whoever is known, or has the link of an order, finds filled in what they would type. */
function ownWords(context: ReturnContext, order: Order | undefined): Typed {
  if (order) {
    const { name, number: contract, email: contact } = order
    return { name, contract, contact }
  }
  if (!isKnown(context)) return {}
  const { user } = context
  const contact = Email.safeParse(user.handle).success ? user.handle : ''
  return { name: displayName(user), contact }
}

const LONGEST = 500

/** PostgreSQL stores neither zero bytes nor halves of surrogate pairs. */
function typedIn(fields: PageForm['fields']): Typed {
  const clean = (value: string) =>
    value.replaceAll('\0', '').slice(0, LONGEST).toWellFormed().trim()
  const entries = Object.entries(fields).filter(([name]) => name !== 'draft')
  return Object.fromEntries(entries.slice(0, 220).map(([name, value]) => [name, clean(value)]))
}

function isWords(fields: unknown): fields is Typed {
  return typeof fields === 'object' && fields !== null
}
