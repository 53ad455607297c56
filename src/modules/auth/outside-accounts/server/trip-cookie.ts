import { z } from 'zod'
import { createSecretCipher } from '#kernel/server/config/secret-cipher.ts'
import type { Context } from '#kernel/server/context.ts'
import type { AuthTables } from '../../server/tables.ts'

const NAME = 'kontor_trip'
const PATH = '/api/v0/auth/facebook'
const SECONDS = 600

/** What must be the same when someone comes back from the provider as when they left. */
const Trip = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  /** Whose account is to be connected; empty when someone signs in. */
  link: z.string(),
  until: z.number(),
})
export type Trip = Omit<z.infer<typeof Trip>, 'until'>

type Browser = Pick<Context<AuthTables>, 'cookie' | 'settings' | 'secret' | 'reply'>

/** Sealed and kept by the browser that left: nobody else's answer can be brought to it. */
export function beginTrip(browser: Browser, trip: Trip): void {
  const until = Date.now() + SECONDS * 1000
  const { $sealed } = createSecretCipher(browser.secret).seal(
    JSON.stringify({ ...trip, until }),
    NAME,
  )
  write(browser, $sealed, SECONDS)
}

/** Good once and for ten minutes. */
export function endTrip(browser: Browser): Trip | undefined {
  const sealed = browser.cookie(NAME)
  write(browser, '', 0)
  const plain = sealed && createSecretCipher(browser.secret).open({ $sealed: sealed }, NAME)
  if (!plain) return undefined
  const trip = Trip.safeParse(JSON.parse(plain))
  return trip.success && trip.data.until > Date.now() ? trip.data : undefined
}

function write({ settings, reply }: Browser, value: string, maxAge: number): void {
  const secure = settings.baseUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${NAME}=${value}; Path=${PATH}; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`,
  )
}
