import { uuidv7 } from 'uuidv7'
import { isAuthenticated } from '#kernel/access/roles.ts'
import type { CaptchaProof } from '#kernel/contract/captcha.ts'
import { checkCaptcha } from '#kernel/server/captcha/check-captcha.ts'
import { findByToken } from '#modules/orders/server/api.ts'
import type { Receipt } from '../../returns/return.calls.ts'
import type { ReturnContext } from '../../server/unit-of-work.ts'
import type { Declaration } from '../declaration.ts'
import { declare } from './declare.ts'
import { isOfBuyer } from './is-of-buyer.ts'

type Sent = Declaration & { captcha?: CaptchaProof | undefined }

/** A declaration by the literal call. */
export async function receiveCall(
  context: ReturnContext,
  { captcha = {}, ...declaration }: Sent,
): Promise<Receipt> {
  await mustBePerson(context, { ...declaration, captcha })
  return context.change((change) => declare(change, { id: uuidv7(), declaration }))
}

type Proof = { token?: string | undefined; contact: string; captcha: CaptchaProof }

/** An account, or the link of an order with its own address, is proof enough that a person withdraws. */
export async function mustBePerson(
  context: ReturnContext,
  { token, contact, captcha }: Proof,
): Promise<void> {
  if (isKnown(context)) return
  const order = token ? await findByToken(context.db, token) : undefined
  if (order && isOfBuyer(order, contact)) return
  await checkCaptcha(context, captcha)
}

export function isKnown({ user }: Pick<ReturnContext, 'user'>): boolean {
  return isAuthenticated(user) && !user.limited
}
