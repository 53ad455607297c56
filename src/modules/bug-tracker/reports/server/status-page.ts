import { translator } from '#kernel/i18n/messages.ts'
import { isTooMany } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import { mailLink } from '#kernel/server/mail/template/mail-link.ts'
import type { Loaded, PageForm, PageRequest } from '#kernel/server/site/route/site-route.ts'
import type { BugTables } from '../../server/tables.ts'
import { hasVoted } from '../../votes/server/vote-on-bug.ts'
import { muteReporter, setVote, votedBug, voterOf } from '../../watchers/server/reporter-wishes.ts'
import { siteMessages } from '../messages.ts'
import { Answer, answerAsReporter as answerCall, StatusToken } from '../report.calls.ts'
import { DONE, type Done, type StatusData } from '../report-pages.ts'
import { findByToken, readPublicBug } from './public-status.ts'
import { answerAsReporter } from './report-from-outside.ts'
import { statusPath } from './status-address.ts'

type BugContext = Context<BugTables>
type Answered = Loaded<StatusData>
type Refusal = { typed: string; fault: string; status: number }

export async function loadStatus(context: BugContext, request: PageRequest): Promise<Answered> {
  const key = StatusToken.safeParse(request.params.key)
  if (!key.success) return { kind: 'missing' }
  const done = DONE.find((known) => known === request.query.done) ?? null
  return show(context, key.data, { done })
}

/** Answering, voting and mails are forms of one page; each leads back to it. */
export async function submitStatus(context: BugContext, form: PageForm): Promise<Answered> {
  const key = StatusToken.safeParse(form.params.key)
  if (!key.success) return { kind: 'missing' }
  const typed = (form.fields.body ?? '').replaceAll('\r\n', '\n').slice(0, 20_000)
  try {
    await countCall(context, answerCall)
    const refusal = form.fields.action === 'answer' ? refusalOf(context, typed) : undefined
    if (refusal) return show(context, key.data, { refusal })
    const done = await act(context, key.data, { action: form.fields.action, typed })
    if (!done) return show(context, key.data, {})
    return {
      kind: 'redirect',
      to: `${statusPath(key.data, context.lang)}?done=${done}`,
      status: 303,
    }
  } catch (error) {
    if (!isTooMany(error)) throw error
    const fault = translator(siteMessages, context.lang)('status.tooMany')
    return show(context, key.data, { refusal: { typed, fault, status: 429 } })
  }
}

type Act = { action: string | undefined; typed: string }

async function act(
  context: BugContext,
  token: string,
  { action, typed }: Act,
): Promise<Done | undefined> {
  if (action === 'answer') {
    await answerAsReporter(context, token, typed.trim())
    return 'answered'
  }
  if (action === 'mute' || action === 'unmute') {
    await muteReporter(context, token, action === 'mute')
    return action === 'mute' ? 'muted' : 'unmuted'
  }
  if (action === 'vote' || action === 'unvote') {
    await setVote(context, token, action === 'vote')
    return action === 'vote' ? 'voted' : 'unvoted'
  }
  return undefined
}

function refusalOf({ lang }: BugContext, typed: string): Refusal | undefined {
  const parsed = Answer.safeParse({ body: typed })
  if (parsed.success) return undefined
  const t = translator(siteMessages, lang)
  const fault = typed.trim() === '' ? t('status.empty') : t('status.unfit')
  return { typed, fault, status: 422 }
}

type Shown = { done?: Done | null; refusal?: Refusal }

async function show(
  context: BugContext,
  token: string,
  { done = null, refusal }: Shown,
): Promise<Answered> {
  const { db, lang, settings, user } = context
  const row = await findByToken(db, token)
  const bug = await readPublicBug(db, token)
  const { id, count } = await votedBug(db, row)
  const hasAddress = row.reporter_mail !== null || row.reporter_id !== null
  const mails = row.is_reporter_muted ? 'off' : 'on'
  return {
    kind: 'page',
    data: {
      bug,
      mails: hasAddress ? mails : 'none',
      votes: { count, hasVoted: await hasVoted(db, id, voterOf(user, row)) },
      url: mailLink(settings.baseUrl, statusPath(token, lang)),
      done,
      typed: refusal?.typed ?? '',
      fault: refusal?.fault ?? null,
    },
    meta: {
      title: translator(siteMessages, lang)('status.title', { number: bug.number }),
      noindex: true,
    },
    tags: [],
    status: refusal?.status,
  }
}
