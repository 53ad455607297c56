import { createHash, randomBytes } from 'node:crypto'
import type { CheckoutContext } from '../../server/unit-of-work.ts'
import { CART_COOKIE } from '../cart.ts'

/** Read by the browser alone, for the number beside the cart. */
export const COUNT_COOKIE = 'kontor_cart_count'
const MAX_AGE = 30 * 86_400
const TOKEN = /^[\w-]{43}$/

type Replying = Pick<CheckoutContext, 'reply' | 'settings'>

/** The hash of the cart this browser has; undefined when it brings none of ours. */
export function cartHash({ cookie }: Pick<CheckoutContext, 'cookie'>): Buffer | undefined {
  const token = cookie(CART_COOKIE) ?? ''
  return TOKEN.test(token) ? hashOf(token) : undefined
}

/** Gives this browser a new cart and answers its hash. */
export function newCartCookie(context: Replying): Buffer {
  const token = randomBytes(32).toString('base64url')
  setCookie(context, `${CART_COOKIE}=${token}; HttpOnly; Max-Age=${MAX_AGE}`)
  return hashOf(token)
}

/** How many things lie in the cart, counted in whole ones: half a kilogram is one. */
export function setCount(context: Replying, quantities: readonly number[]): void {
  const count = quantities.reduce((sum, one) => sum + Math.max(1, Math.trunc(one / 1000)), 0)
  setCookie(context, `${COUNT_COOKIE}=${count}; Max-Age=${count > 0 ? MAX_AGE : 0}`)
}

function setCookie({ reply, settings }: Replying, cookie: string): void {
  const secure = settings.baseUrl.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${cookie}; Path=/; SameSite=Lax${secure}`)
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
