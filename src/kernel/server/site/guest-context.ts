import { Readable } from 'node:stream'
import { GUEST } from '#kernel/access/roles.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Context, ReplyHeaders } from '../context.ts'

const NO_HEADERS: ReplyHeaders = {
  header: refuse,
  redirect: refuse,
  startSession: refuse,
  endSession: refuse,
}

/**
 * What the loader of a shared page gets: nothing of the person who happens to ask first, so that
 * the kept page cannot carry it to others.
 */
export function guestContext(context: Context<never>, lang: Lang): Context<never> {
  return {
    ...context,
    lang,
    user: { ...GUEST, lang },
    session: undefined,
    pending: undefined,
    cookie: () => undefined,
    ip: '',
    agent: '',
    tab: '',
    headers: {},
    body: () => Readable.from([]),
    reply: NO_HEADERS,
  }
}

function refuse(): never {
  throw new Error('A shared page sets no headers and no cookies; declare it private.')
}
