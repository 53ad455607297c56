import type { IncomingMessage, ServerResponse } from 'node:http'
import { isStaff } from '#kernel/access/roles.ts'
import { siteSection } from '#kernel/contract/sections/site.ts'
import { systemSection } from '#kernel/contract/sections/system.ts'
import type { SiteModule } from '#kernel/site/site-module.ts'
import type { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { asAppError } from '../http/translate-error.ts'
import type { ServerModule } from '../module.ts'
import type { Services } from '../services.ts'
import { answerForm, answerPrivate, answerShared } from './answer-page.ts'
import { answerText } from './answer-text.ts'
import { redirectAnswer } from './answers.ts'
import { assembleKit } from './assemble-kit.ts'
import { guestContext } from './guest-context.ts'
import { lastAnswer } from './last-answer.ts'
import {
  failedAnswer,
  goneAnswer,
  maintenanceAnswer,
  missingAnswer,
  soonAnswer,
} from './notices.tsx'
import { type DrawnPage, type ResolvedPage, renderLoaded } from './render/load-page.tsx'
import { fixedPageAt, resolveRoute } from './route/resolve-route.ts'
import { answerFromCache } from './serve-cached.ts'
import { countedAddress, countedPage } from './served/counted-address.ts'
import type { CountedPage } from './served/served-pages.ts'
import { PRIVATE } from './site-headers.ts'
import type { SiteKit } from './site-kit.ts'
import type { Resolved } from './site-parts.ts'

export type Site = {
  /** Every GET, HEAD and POST outside the API, the assets and the admin centre. It never throws. */
  handle(context: Context<never>, request: SiteRequest): Promise<SiteAnswer>
  /** Whether a form to this address may come from anywhere. */
  isCrossSite(path: string): boolean
  /** Whether there is a page at this address that takes a form, files included. */
  takesForms(path: string): boolean
  /** Answers a hit before any routing; false when there is none. */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean
  /** After a failure: the page as it last stood, if it was the database that failed. */
  answerLast(request: SiteRequest, error: unknown): Promise<SiteAnswer | undefined>
  /** What went wrong with a link that is no page, in words and in the frame of the website. */
  tellFailure(context: Context<never>, request: SiteRequest, error: AppError): Promise<SiteAnswer>
  /** A page of what is not stored, as a guest would get it. */
  drawPage<Tables>(context: Context<Tables>, page: DrawnPage): Promise<string>
  /** What a page is called in statistics; nothing for what is no page. */
  nameOf(context: Context<never>, path: string): Promise<string | undefined>
  /** Whether a page as everybody gets it holds these words. What is not in the cache holds none. */
  holds(page: { host: string | undefined; path: string }, words: string): boolean
}

/** Built files of the public site; `preloads` lists fonts and script chunks by their addresses. */
export type SiteAssets = {
  scripts: readonly string[]
  styles: readonly string[]
  preloads: readonly string[]
  /** `look-<template>` goes with that template, `area-<module>` with the pages of that module. */
  sheets?: Readonly<Record<string, string>>
}

export type SiteRequest = {
  method: 'GET' | 'HEAD' | 'POST'
  /** As it came in the request line, without the query. */
  path: string
  query: Readonly<Record<string, string>>
  host: string
  /** A posted form. */
  fields?: Readonly<Record<string, string>>
  acceptEncoding?: string
  ifNoneMatch?: string
}

export type SiteAnswer = {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer | string
  /** Absent when nobody should count it. */
  counted?: CountedPage
}

export type SiteSetup = {
  modules: readonly ServerModule[]
  siteModules: readonly SiteModule[]
  services: Services
  assets: SiteAssets
  /** Names this site is known by, besides the one of the base address. */
  hosts?: readonly string[]
  isEnabled?(module: string): boolean
}

/** The public site: from a request to a page, as drawn in docs/architecture.md. */
export function createSite(setup: SiteSetup): Site {
  const kit = assembleKit(setup)
  const { cache, served } = setup.services
  const cached = { cache, served, hostOf: kit.hostOf }
  return {
    handle: async (context, request) => {
      try {
        return await answer(kit, context, request)
      } catch (error) {
        const last = await lastAnswer(kit, request, error)
        return last ?? afterFailure(kit, { context, request }, error)
      }
    },
    isCrossSite: (path) => fixedPageAt(kit.routes, setup.services, path)?.page.crossSite === true,
    takesForms: (path) => fixedPageAt(kit.routes, setup.services, path)?.submit !== undefined,
    answerFromCache: (request, response) => answerFromCache(cached, request, response),
    answerLast: (request, error) => lastAnswer(kit, request, error),
    tellFailure: (context, request, error) => {
      const asked = { context, request }
      return error.status === 404 ? missingAnswer(kit, asked) : failedAnswer(kit, asked, error)
    },
    drawPage: async (context, page) => {
      const guest = guestContext(context as unknown as Context<never>, page.resolved.lang)
      const outcome = await renderLoaded(kit, guest, { ...page, cacheControl: PRIVATE })
      if (outcome.kind !== 'page') throw new Error('Only a page can be drawn')
      return outcome.page.html
    },
    nameOf: async (context, path) => {
      const resolved = await resolveRoute(kit.routes, context, { path, query: {} })
      if (resolved?.kind !== 'page') return undefined
      return (await isThere(kit, context, resolved)) ? countedAddress(resolved) : undefined
    },
    holds: ({ host, path }, words) =>
      cache.find(kit.hostOf(host) + path)?.html.includes(words) ?? false,
  }
}

async function answer(
  kit: SiteKit,
  context: Context<never>,
  request: SiteRequest,
): Promise<SiteAnswer> {
  const asked = { context, request }
  const { config } = kit.services
  const isPublic = config.get(siteSection).is_public
  const text = kit.textRoutes.get(request.path)
  if (text?.isOn() && request.method !== 'POST' && (isPublic || text.route.isAlwaysOpen))
    return answerText(kit, text.route, asked)
  const isInMaintenance = config.get(systemSection).maintenance.enabled
  const isClosed = isInMaintenance || !isPublic
  const resolved = await resolveRoute(kit.routes, context, request)
  if (isClosed && !isOpenAlways(resolved) && !isStaff(context.user))
    return isInMaintenance ? maintenanceAnswer(kit, asked) : soonAnswer(kit, asked)
  if (!resolved) {
    const missing = await missingAnswer(kit, asked)
    return { ...missing, counted: { path: request.path, isMissing: true } }
  }
  // A form that was sent to an address that moved must not lose what was typed.
  if (resolved.kind === 'redirect') {
    return redirectAnswer(request.method === 'POST' ? { ...resolved, status: 307 } : resolved)
  }
  const job = { ...asked, resolved }
  if (request.method === 'POST') return answerForm(kit, job)
  const isShared = resolved.route.page.cache === 'shared' && !isClosed
  const made = await (isShared ? answerShared(kit, job) : answerPrivate(kit, job))
  return { ...made, counted: countedPage(resolved, made) }
}

/** Anything fits a pattern like '/jobs/:address': of a shared page only its loader knows. */
async function isThere(
  { services, hostOf }: SiteKit,
  context: Context<never>,
  { route, lang, path, params }: ResolvedPage,
): Promise<boolean> {
  if (route.page.cache === 'private') return true
  if (services.cache.find(hostOf(context.headers.host) + path)) return true
  const loaded = await route.load(guestContext(context, lang), { path, params, query: {} })
  return loaded.kind === 'page' && (loaded.status ?? 200) === 200
}

function isOpenAlways(resolved: Resolved | undefined): boolean {
  if (!resolved || resolved.isAlwaysOpen) return resolved !== undefined
  return resolved.kind === 'page' && resolved.route.page.isAlwaysOpen === true
}

type Asked = { context: Context<never>; request: SiteRequest }

async function afterFailure(kit: SiteKit, asked: Asked, error: unknown): Promise<SiteAnswer> {
  const { log } = kit.services
  const known = asAppError(error)
  const { requestId } = asked.context
  if (!known) log.error({ err: error, requestId, path: asked.request.path }, 'a page failed')
  try {
    if (known?.status === 404) return await missingAnswer(kit, asked)
    if (known?.status === 410) return await goneAnswer(kit, asked)
    return await failedAnswer(kit, asked, known)
  } catch (fault) {
    log.error({ err: fault, requestId }, 'not even the error page could be rendered')
    return { status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: '500' }
  }
}
