import type { Service } from '../services/service.ts'
import { serviceAt } from '../services/services-of.ts'

/** What stands behind the door: a foreign document to be framed, or markup somebody pasted. */
export type EmbedSource = { kind: 'frame'; address: string } | { kind: 'html'; html: string }

export type Embed = {
  services: readonly string[]
  source: EmbedSource
  title: string
  poster: string
}

/** What a view draws of it: the address of our own frame and the services it waits for. */
export type EmbedPlace = { src: string; services: readonly string[] }

type Framed = { service: string; address: string }

/**
 * The document a provider has for being framed, for an address as people copy it. Undefined where no
 * service in use stands for that host: then nothing but a plain link is shown.
 * @example frameFor(services, 'https://youtu.be/x_1') // www.youtube-nocookie.com/embed/x_1
 */
export function frameFor(services: readonly Service[], url: string): Framed | undefined {
  const link = readLink(url)
  const service = link && serviceAt(services, link.host)?.name
  if (!link || !service) return undefined
  const address = ADDRESSES[service] ? ADDRESSES[service](link) : link.href
  return address ? { service, address } : undefined
}

/** A map of a place by its name or postal address. */
export function mapFor(services: readonly Service[], place: string): Framed | undefined {
  if (!place.trim() || !services.some(({ name }) => name === 'google_maps')) return undefined
  return { service: 'google_maps', address: mapAddress(place.trim()) }
}

const FOREIGN = /(?:https?:)?\/\/((?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d+)?)/gi

/** Hosts that markup names, each once. */
export function hostsIn(markup: string): string[] {
  return [...new Set([...markup.matchAll(FOREIGN)].map(([, host = '']) => host.toLowerCase()))]
}

/** The services pasted markup belongs to, in the order of the list. */
export function servicesIn(services: readonly Service[], markup: string): string[] {
  const found = new Set(hostsIn(markup).map((host) => serviceAt(services, host)?.name))
  return services.flatMap(({ name }) => (found.has(name) ? [name] : []))
}

function readLink(url: string): URL | undefined {
  const link = URL.canParse(url) ? new URL(url) : undefined
  return link && /^https?:$/.test(link.protocol) && !link.username ? link : undefined
}

const ADDRESSES: Readonly<Record<string, (link: URL) => string | undefined>> = {
  youtube: (link) => {
    const id =
      link.searchParams.get('v') ??
      /^\/(?:embed\/|shorts\/|live\/)?([\w-]{6,20})$/.exec(link.pathname)?.[1]
    return id && /^[\w-]{6,20}$/.test(id)
      ? `https://www.youtube-nocookie.com/embed/${id}`
      : undefined
  },
  vimeo: ({ pathname }) => {
    const [, id] = /^\/(?:video\/)?(\d{5,12})\/?$/.exec(pathname) ?? []
    return id && `https://player.vimeo.com/video/${id}?dnt=1`
  },
  google_maps: (link) => {
    if (link.pathname.startsWith('/maps/embed')) return link.href
    const [, place] = /^\/maps\/(?:place|search)\/([^/]+)/.exec(link.pathname) ?? []
    const asked = link.searchParams.get('q') ?? link.searchParams.get('query')
    const words = asked ?? (place && decodePart(place))
    return words ? mapAddress(words) : undefined
  },
  instagram: ({ pathname }) => {
    const [, kind, id] = /^\/(?:[\w.]+\/)?(p|reel)\/([\w-]{5,40})/.exec(pathname) ?? []
    return id && `https://www.instagram.com/${kind}/${id}/embed`
  },
  facebook: ({ href, pathname }) => {
    const plugin = /\/(?:posts|photos|permalink)/.test(pathname) ? 'post' : 'page'
    return `https://www.facebook.com/plugins/${plugin}.php?href=${encodeURIComponent(href)}`
  },
}

function mapAddress(place: string): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(place)}&output=embed`
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    // Half an escape sequence: then there is no place to ask for.
    return ''
  }
}
