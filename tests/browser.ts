import { type Answer, callerOf } from './caller.ts'

export type Browser = {
  cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  put(path: string, body?: unknown): Promise<Answer>
  remove(path: string): Promise<Answer>
  /** Sends a plain form, as a page without scripts does. */
  form(path: string, fields: Record<string, string>): Promise<Answer>
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/**
 * A caller that keeps its cookies, like a browser.
 * @example const browser = browserAt(app.url); await browser.post('/api/v0/auth/login', { … })
 */
export function browserAt(url: string, agent = 'test'): Browser {
  const cookies = new Map<string, string>()
  const caller = () =>
    callerOf(url, [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') || undefined)
  const kept = async (asked: Promise<Answer>) => {
    const answer = await asked
    for (const line of answer.headers.getSetCookie()) keep(cookies, line)
    return answer
  }
  const known = { 'user-agent': agent }
  return {
    cookies,
    get: (path, headers) => kept(caller().get(path, { ...known, ...headers })),
    post: (path, body = {}, headers = {}) =>
      kept(caller().post(path, body, { ...known, ...headers })),
    put: (path, body) => kept(caller().put(path, body, known)),
    remove: (path) => kept(caller().remove(path, known)),
    form: (path, fields) =>
      kept(
        caller().raw(path, {
          method: 'POST',
          headers: { ...known, ...FORM },
          body: new URLSearchParams(fields).toString(),
        }),
      ),
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=', 2)
  if (/max-age=0(;|$)/i.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}
