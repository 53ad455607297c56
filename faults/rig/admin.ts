import { type Caller, callerOf } from '#tests/caller.ts'
import { ADMIN_PASSWORD } from './kontor.ts'

/** Signs in over HTTP; the session outlives every restart, so the same caller is used throughout. */
export async function signInAsAdmin(url: string): Promise<Caller> {
  return callerOf(url, await adminCookie(url))
}

export async function adminCookie(url: string): Promise<string> {
  const answer = await callerOf(url).post('/api/v0/auth/login', {
    handle: 'admin',
    password: ADMIN_PASSWORD,
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  if (answer.status !== 200 || !cookie) throw new Error(`Sign-in failed: ${answer.text}`)
  return cookie
}
