import { createSession } from '#kernel/server/sessions/sessions.ts'
import { setPassword } from '#modules/auth/server/api.ts'
import type { Answer } from '#tests/caller.ts'
import type { openHouse } from '../../server/test-people.ts'

export const PASSWORD = 'birke zaun laterne 47'
export const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

type PeopleApp = Awaited<ReturnType<typeof openHouse>>
type Fields = Record<string, string>

/** For tests: a customer at a browser without scripts, who keeps the cookies it is given. */
export async function visitorIn(house: PeopleApp, handle?: string) {
  const { app, db } = house
  const id = await house.add({ handle })
  const account = await house.row(id)
  await setPassword(db, { handle: account.handle, password: PASSWORD, isOneTime: false })
  const open = (agent = AGENT) =>
    createSession(app.services.db, { userId: id, isStaff: false, limited: null, ip: '::1', agent })
  let cookie = `kontor_session=${await open()}`
  const keep = (answer: Answer): Answer => {
    const line = answer.headers.getSetCookie().find((one) => one.startsWith('kontor_session='))
    if (line) cookie = line.split(';')[0] ?? ''
    return answer
  }
  return {
    id,
    handle: account.handle,
    row: () => house.row(id),
    /** Signs the same person in somewhere else. */
    elsewhere: open,
    get: async (path: string) => keep(await app.guest.get(path, { cookie })),
    submit: async (path: string, fields: Fields, headers: Record<string, string> = {}) =>
      keep(
        await app.guest.raw(path, {
          method: 'POST',
          headers: { cookie, ...headers },
          body: new URLSearchParams(fields),
        }),
      ),
  }
}

/** The value of a hidden or filled-in field of a page. */
export function valueIn({ text }: Answer, name: string): string {
  const tag = new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`).exec(text)?.[0] ?? ''
  return /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? ''
}

/** The name of the field the browser begins at. */
export function focusIn({ text }: Answer): string {
  const tag = /<(?:input|select)[^>]*\bautofocus\b[^>]*>/i.exec(text)?.[0] ?? ''
  return /\bname="([^"]*)"/.exec(tag)?.[1] ?? ''
}
