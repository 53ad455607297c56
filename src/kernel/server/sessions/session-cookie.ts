/** The `__Host-` prefix demands https; plain http (a first try on localhost) goes without. */
export function cookieName(baseUrl: string): string {
  return baseUrl.startsWith('https:') ? '__Host-kontor_session' : 'kontor_session'
}

/** Readable by scripts, carries nothing: tells the public page that personal islands are worth loading. */
const HINT_COOKIE = 'kontor_hint'

export function sessionCookies(baseUrl: string, token: string): string[] {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  const maxAge = 30 * 86_400
  return [
    `${cookieName(baseUrl)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`,
    `${HINT_COOKIE}=1; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`,
  ]
}

export function clearedCookies(baseUrl: string): string[] {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  return [
    `${cookieName(baseUrl)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure}`,
    `${HINT_COOKIE}=; Path=/; SameSite=Lax; Max-Age=0${secure}`,
  ]
}
