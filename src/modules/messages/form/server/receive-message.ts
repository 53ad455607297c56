import { isAuthenticated } from '#kernel/access/roles.ts'
import type { CaptchaProof } from '#kernel/contract/captcha.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { type AppError, failures } from '#kernel/server/app-error.ts'
import { checkCaptcha } from '#kernel/server/captcha/check-captcha.ts'
import { asAppError } from '#kernel/server/http/translate-error.ts'
import { messageSection } from '../../config.ts'
import { messageFailures } from '../../errors.ts'
import type { MessageContext } from '../../server/unit-of-work.ts'
import { checkFields, type FieldFault } from '../check-fields.ts'
import { formMessages } from '../messages.ts'
import { storeMessage } from './store-message.ts'

type Values = Readonly<Record<string, string | boolean>>
type Sent = { fields: Values; page: string; captcha: CaptchaProof }

/** A message by the literal call: faults per field, or it is stored. */
export async function receiveCall(context: MessageContext, sent: Sent): Promise<{ sent: true }> {
  const { fields } = context.config.get(messageSection)
  const unknown = Object.keys(sent.fields).filter(
    (name) => !fields.some((one) => one.name === name),
  )
  const { values, faults } = checkFields(fields, sent.fields)
  const said = faultWords(faults, context.lang)
  for (const name of unknown) said[name] = translator(formMessages, context.lang)('fault.choice')
  if (Object.keys(said).length > 0) throw failures.invalid({ fields: said })
  await keepMessage(context, { values, page: sent.page, captcha: sent.captcha })
  return { sent: true }
}

/** The proof is asked for last: a person should not pay for a typing error with it. */
export async function keepMessage(
  context: MessageContext,
  { values, page, captcha }: { values: Values; page: string; captcha: CaptchaProof },
): Promise<void> {
  try {
    if (!isKnown(context)) await checkCaptcha(context, captcha)
    await storeMessage(context, { values, page })
  } catch (error) {
    throw asRefusal(context, error)
  }
}

/** What a visitor is told: a rule that was broken, or that it could not be stored. */
export function asRefusal({ log }: Pick<MessageContext, 'log'>, error: unknown): AppError {
  const known = asAppError(error)
  if (known && (known.status < 500 || known.code === FAILED)) return known
  log.error({ err: error }, 'a message could not be stored')
  return messageFailures.failed()
}

const FAILED = messageFailures.failed().code

/** An account is proof enough that a person writes. */
export function isKnown({ user }: Pick<MessageContext, 'user'>): boolean {
  return isAuthenticated(user) && !user.limited
}

export function faultWords(
  faults: Readonly<Record<string, FieldFault>>,
  lang: Lang,
): Record<string, string> {
  const t = translator(formMessages, lang)
  const said = Object.entries(faults).map(([name, fault]) => [name, t(`fault.${fault}`)])
  return Object.fromEntries(said)
}
