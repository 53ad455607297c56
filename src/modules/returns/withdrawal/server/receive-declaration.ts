import { uuidv7 } from 'uuidv7'
import { isAuthenticated } from '#kernel/access/roles.ts'
import type { CaptchaProof } from '#kernel/contract/captcha.ts'
import { checkCaptcha } from '#kernel/server/captcha/check-captcha.ts'
import { findByToken } from '#modules/orders/server/api.ts'
import type { Receipt } from '../../returns/return.calls.ts'
import type { ReturnContext } from '../../server/unit-of-work.ts'
import type { Declaration } from '../declaration.ts'
import { declare } from './declare.ts'

type Sent = Declaration & { captcha?: CaptchaProof | undefined }

/** A declaration by the literal call. */
export async function receiveCall(
  context: ReturnContext,
  { captcha = {}, ...declaration }: Sent,
): Promise<Receipt> {
  await mustBePerson(context, { token: declaration.token, captcha })
  return context.change((change) => declare(change, { id: uuidv7(), declaration }))
}

type Proof = { token: string | undefined; captcha: CaptchaProof }

/** An account, or the link of an order, is proof enough that a person withdraws. */
export async function mustBePerson(
  context: ReturnContext,
  { token, captcha }: Proof,
): Promise<void> {
  if (isKnown(context)) return
  if (token && (await findByToken(context.db, token))) return
  await checkCaptcha(context, captcha)
}

export function isKnown({ user }: Pick<ReturnContext, 'user'>): boolean {
  return isAuthenticated(user) && !user.limited
}
