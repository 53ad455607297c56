import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { LANGS } from '#kernel/i18n/messages.ts'
import type { Services } from '#kernel/server/services.ts'
import { mapPage, mapSheet } from './map-addresses.ts'
import { nameOf, relative, type Target, targetOf } from './static-names.ts'
import { type ZipEntry, ZipTooLarge } from './zip-stream.ts'

const MOST_PAGES = 5_000
const MOST_FILES = 50_000
const FOLDER = 'website/'

type Site = Pick<Services, 'visit'> & { baseUrl: string; signal: AbortSignal }

/** What a copy of the website is made of: names of its pages and files by their addresses. */
type SiteMap = { pages: Map<string, string>; files: Map<string, string> }

/** Follows every link a visitor could, from the home pages and the sitemap. */
export async function surveySite(site: Site): Promise<SiteMap> {
  const found: SiteMap = { pages: new Map(), files: new Map() }
  const written = new Set<string>()
  const waiting = new Set(LANGS.map((lang) => (lang === 'de' ? '/' : `/${lang}`)))
  for (const address of await sitemap(site)) waiting.add(address)
  for (const path of waiting) {
    site.signal.throwIfAborted()
    const { targets, name, isLed } = await surveyPage(site, path)
    if (name) found.pages.set(path, name)
    if (name && !isLed) written.add(name)
    for (const target of targets) {
      if (target.kind === 'page') waiting.add(target.path)
      else await surveyFile(site, found.files, target)
    }
    if (waiting.size > MOST_PAGES || found.files.size > MOST_FILES) throw new ZipTooLarge()
  }
  for (const [path, name] of found.pages) if (!written.has(name)) found.pages.delete(path)
  return found
}

async function sitemap({ visit, baseUrl }: Site): Promise<string[]> {
  const { status, body } = await visit('/sitemap.xml')
  if (status !== 200) return leave(body, [])
  const parts = (await text(body)).split('<loc>').slice(1)
  return parts.flatMap((part) => {
    const address = part.slice(0, part.indexOf('<')).replaceAll(/&#(\d{1,6});/g, decoded)
    return targetOf(address, '/', baseUrl)?.path ?? []
  })
}

function decoded(_: string, code: string): string {
  return String.fromCodePoint(Number(code))
}

type Surveyed = { targets: Target[]; name?: string; isLed?: boolean }

async function surveyPage(site: Site, path: string): Promise<Surveyed> {
  const { status, type, location, isPrivate, body } = await site.visit(path)
  const led = location === undefined ? undefined : targetOf(location, path, site.baseUrl)
  // An address that leads on is called like the page it leads to, and not written itself.
  if (led?.kind === 'page') return leave(body, { targets: [led], name: nameOf(led), isLed: true })
  const isPage = status === 200 && type.startsWith('text/html') && !isPrivate
  if (!isPage) return leave(body, { targets: [] })
  const targets: Target[] = []
  await mapPage(await text(body), collecting(site, { path, targets }))
  return { targets, name: nameOf({ kind: 'page', path }) }
}

/** Its name takes the ending of what it is; a style sheet brings its fonts and pictures. */
async function surveyFile(site: Site, files: Map<string, string>, target: Target): Promise<void> {
  if (files.has(target.path)) return
  files.set(target.path, '')
  const { status, type, body } = await site.visit(target.path)
  if (status !== 200) return leave(body, undefined)
  files.set(target.path, nameOf(target, type))
  if (!type.startsWith('text/css')) return leave(body, undefined)
  const targets: Target[] = []
  mapSheet(await text(body), collecting(site, { path: target.path, targets }))
  for (const one of targets) if (one.kind === 'file') await surveyFile(site, files, one)
}

function collecting({ baseUrl }: Site, { path, targets }: { path: string; targets: Target[] }) {
  return (address: string, use?: 'form') => {
    const target = use === 'form' ? undefined : targetOf(address, path, baseUrl)
    if (target) targets.push(target)
    return address
  }
}

/** The pages, then the files they show; one at a time, as it is written. */
export async function* copySite(site: Site, map: SiteMap): AsyncGenerator<ZipEntry> {
  for (const [path, name] of map.pages) {
    site.signal.throwIfAborted()
    const { status, body } = await site.visit(path)
    if (status !== 200) await leave(body, undefined)
    else {
      const page = await mapPage(await text(body), leading(site, map, { path, name }))
      yield { name: FOLDER + name, bytes: bytesOf(page) }
    }
  }
  for (const [path, name] of map.files) {
    site.signal.throwIfAborted()
    if (name !== '') yield* copyFile(site, map, { path, name })
  }
  const { status, body } = await site.visit('/sitemap.xml')
  if (status === 200) yield { name: `${FOLDER}sitemap.xml`, bytes: body }
  else await leave(body, undefined)
}

type CopiedFile = { path: string; name: string }

async function* copyFile(site: Site, map: SiteMap, place: CopiedFile): AsyncGenerator<ZipEntry> {
  const { status, type, body } = await site.visit(place.path)
  const name = FOLDER + place.name
  if (status !== 200) return leave(body, undefined)
  if (!type.startsWith('text/css')) return yield { name, bytes: body }
  yield { name, bytes: bytesOf(mapSheet(await text(body), leading(site, map, place))) }
}

/** To the copy of what was copied; else to the website itself, where it goes on working. */
function leading({ baseUrl }: Site, { pages, files }: SiteMap, { path, name }: CopiedFile) {
  return (address: string, use?: 'form') => {
    const url = URL.parse(address, new URL(path, baseUrl))
    const isElsewhere = !url?.protocol.startsWith('http') || address.startsWith('#')
    if (!url || isElsewhere) return address
    const target = use === 'form' ? undefined : targetOf(address, path, baseUrl)
    const copied = target && (target.kind === 'page' ? pages : files).get(target.path)
    return copied ? relative(name, copied) + url.hash : url.href
  }
}

async function* bytesOf(written: string): AsyncGenerator<Buffer> {
  yield Buffer.from(written)
}

/** Read to its end: whatever stands behind it, say an open file, is closed then. */
async function leave<T>(body: Readable, answer: T): Promise<T> {
  await finished(body.resume())
  return answer
}
