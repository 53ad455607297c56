import type { Context } from '../context.ts'
import { packedAnswer, redirectAnswer } from './answers.ts'
import { packPage } from './cache/pack-page.ts'
import { guestContext } from './guest-context.ts'
import { missingAnswer } from './notices.tsx'
import { type Outcome, type ResolvedPage, renderLoaded } from './render/load-page.tsx'
import { pickQuery, withQuery } from './route/site-path.ts'
import type { Loaded } from './route/site-route.ts'
import type { SiteAnswer, SiteRequest } from './site.ts'
import { PRIVATE, SHARED } from './site-headers.ts'
import type { SiteKit } from './site-kit.ts'

type Job = { context: Context<never>; resolved: ResolvedPage; request: SiteRequest }

/** A page everyone may see: from the cache, or made once for all who are asking right now. */
export async function answerShared(kit: SiteKit, job: Job): Promise<SiteAnswer> {
  const { resolved, request } = job
  const { cache } = kit.services
  const query = declaredQuery(resolved, request)
  const key = kit.hostOf(request.host) + withQuery(resolved.path, query)
  const kept = cache.find(key)
  if (kept) return packedAnswer(kept, request)
  const made = await kit.share(key, async (since) => {
    const context = guestContext(job.context, resolved.lang)
    const { path, params } = resolved
    const loaded = await resolved.route.load(context, { path, params, query })
    const outcome = await renderLoaded(kit, context, { resolved, loaded, cacheControl: SHARED })
    if (outcome.kind !== 'page') return outcome
    const { page, status } = outcome
    const packed = packPage({ status, ...page })
    if (status === 200) {
      cache.store({ key, page: packed, tags: page.tags, since, query: resolved.route.page.query })
    }
    return { kind: 'packed', packed } as const
  })
  if (made.kind === 'packed') return packedAnswer(made.packed, request)
  return made.kind === 'redirect' ? redirectAnswer(made) : missingAnswer(kit, job)
}

/** A page for this one visitor, or any page while the site is closed to others. */
export async function answerPrivate(kit: SiteKit, job: Job): Promise<SiteAnswer> {
  const { resolved, request } = job
  const { path, params } = resolved
  const context = contextOf(job)
  const query = declaredQuery(resolved, request)
  return answerLoaded(kit, job, await resolved.route.load(context, { path, params, query }))
}

/** A form of a page; one that takes none says so. */
export async function answerForm(kit: SiteKit, job: Job): Promise<SiteAnswer> {
  const { resolved, request } = job
  const { path, params, route } = resolved
  if (!route.submit) return { status: 405, headers: { allow: 'GET, HEAD' }, body: '' }
  const context = contextOf(job)
  const query = declaredQuery(resolved, request)
  const fields = request.fields ?? {}
  return answerLoaded(kit, job, await route.submit(context, { path, params, query, fields }))
}

async function answerLoaded(kit: SiteKit, job: Job, loaded: Loaded<unknown>): Promise<SiteAnswer> {
  const { resolved } = job
  const context = contextOf(job)
  const made = { resolved, loaded, cacheControl: PRIVATE }
  const outcome: Outcome = await renderLoaded(kit, context, made)
  if (outcome.kind === 'missing') return missingAnswer(kit, job)
  if (outcome.kind === 'redirect') return redirectAnswer(outcome)
  const { status, page } = outcome
  const searched = loaded.kind === 'page' ? loaded.searched : undefined
  const thing = loaded.kind === 'document' ? loaded.thing : undefined
  const isNamed = searched !== undefined || thing !== undefined
  const counted = isNamed ? { path: resolved.path, isMissing: false, searched, thing } : undefined
  return { status, headers: page.headers, body: page.html, counted }
}

/** The address says the language, for what a form changes and mails as well. */
function contextOf({ context, resolved: { lang } }: Job): Context<never> {
  return {
    ...context,
    lang,
    change: (work) =>
      context.change((change) => work({ ...change, scope: { ...change.scope, lang } })),
  }
}

/** Only keys the page declares reach its loader and its place in the cache. */
function declaredQuery({ route }: ResolvedPage, { query }: SiteRequest): Record<string, string> {
  return pickQuery(query, route.page.query ?? [])
}
