import { isAuthenticated } from '#kernel/access/roles.ts'
import { Id } from '#kernel/contract/fields.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { AppError } from '#kernel/server/app-error.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import type { Loaded, PageForm, PageRequest } from '#kernel/server/site/route/site-route.ts'
import { listMessages } from '../../inbox/message.calls.ts'
import { findMessagePage, findMessages } from '../../inbox/server/find/find-messages.ts'
import { readMessage } from '../../inbox/server/find/read-message.ts'
import { toOwnItem, toOwnThread } from '../../inbox/server/find/wire.ts'
import { answerAsCustomer } from '../../inbox/server/thread/reply.ts'
import { replyToMessage } from '../../inbox/thread.calls.ts'
import type { MessageContext } from '../../server/unit-of-work.ts'
import { ownMessages } from '../messages.ts'
import { type OwnMessage, type OwnMessages, ownMessagePage } from '../pages.ts'

const SHOWN = 20

export async function loadOwnMessages(
  context: MessageContext,
  request: PageRequest,
): Promise<Loaded<OwnMessages>> {
  const away = toLogin(context, request)
  if (away) return away
  const { cursor } = request.query
  const asked = listMessages.query.safeParse({ limit: SHOWN, ...(cursor && { cursor }) })
  if (!asked.success) return { kind: 'missing' }
  const own = { id: context.user.id, isStaff: false }
  const { ids, next } = await findMessagePage(context.db, asked.data, own)
  const items = (await findMessages(context.db, ids)).map(toOwnItem)
  const title = translator(ownMessages, context.lang)('list.title')
  return { kind: 'page', data: { items, next }, meta: { title, noindex: true }, tags: [] }
}

export async function loadOwnMessage(
  context: MessageContext,
  request: PageRequest,
): Promise<Loaded<OwnMessage>> {
  const away = toLogin(context, request)
  if (away) return away
  return show(context, request, { isSent: request.query.done !== undefined, typed: '', fault: '' })
}

export async function submitOwnMessage(
  context: MessageContext,
  form: PageForm,
): Promise<Loaded<OwnMessage>> {
  const away = toLogin(context, form)
  if (away) return away
  const t = translator(ownMessages, context.lang)
  const text = (form.fields.text ?? '').replaceAll('\r\n', '\n').replaceAll('\0', '').toWellFormed()
  const typed = text.slice(0, 20_000).toWellFormed()
  if (typed.trim() === '') return show(context, form, { typed, fault: t('thread.empty') })
  const { id = '' } = form.params
  const seen = Id.safeParse(form.fields.seen).data ?? null
  try {
    if (!Id.safeParse(id).success) return { kind: 'missing' }
    await countCall(context, replyToMessage)
    await context.change((change) => answerAsCustomer(change, id, { text: typed.trim(), seen }))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.status === 404) return { kind: 'missing' }
    const fault = t(error.code === 'stale' ? 'thread.stale' : 'thread.tooMany')
    return show(context, form, { typed, fault })
  }
  const to = `${ownMessagePage.path[context.lang].replace(':id', id)}?done=1`
  return { kind: 'redirect', to, status: 303 }
}

type Shown = { typed: string; fault: string; isSent?: boolean }

/** Whoever looks, staff too: here they see what is their own. */
async function show(
  context: MessageContext,
  { params }: PageRequest,
  { isSent = false, ...shown }: Shown,
): Promise<Loaded<OwnMessage>> {
  const { id = '' } = params
  if (!Id.safeParse(id).success) return { kind: 'missing' }
  const [row] = await findMessages(context.db, [id])
  if (row?.account_id !== context.user.id || row.deleted_at !== null) return { kind: 'missing' }
  const { thread } = await readMessage(context, id)
  return {
    kind: 'page',
    data: { message: { ...toOwnItem(row), thread: toOwnThread(thread) }, isSent, ...shown },
    meta: { title: row.subject, noindex: true },
    tags: [],
    status: shown.fault ? 422 : 200,
  }
}

function toLogin({ user, lang }: MessageContext, { path }: PageRequest): Loaded<never> | undefined {
  if (isAuthenticated(user) && !user.limited) return undefined
  const login = lang === 'en' ? '/en/login' : '/login'
  return { kind: 'redirect', to: `${login}?next=${encodeURIComponent(path)}`, status: 303 }
}
