import { isHost } from '../../services/service.ts'

/** What a frame may do, by what stands in it. */
export type EmbedKind =
  /** Our own words before consent. */
  | 'asking'
  /** One foreign document, framed. */
  | 'frame'
  /** Pasted markup without scripts. */
  | 'markup'
  /** Pasted markup with scripts, or a measuring service: never under our own origin. */
  | 'scripts'

type Frame = {
  kind: EmbedKind
  /** Hosts of the services this visitor accepted; anything that is no host is left out. */
  hosts: readonly string[]
  /** Base64 SHA-256 of our own inline style and script. */
  style?: string
  script?: string
}

const ALWAYS = ["default-src 'none'", "frame-ancestors 'self'", "base-uri 'none'"]

/**
 * The whole content policy of one frame. It names no host that was not handed in, and no scheme:
 * an https page then reaches https only.
 * @example embedPolicy({ kind: 'frame', hosts: ['player.vimeo.com'], style })
 */
export function embedPolicy({ kind, hosts, style, script }: Frame): string {
  const open = [...new Set(hosts.filter((host) => host.length <= 260 && isHost(host)))]
  return [...ALWAYS, ...DIRECTIVES[kind](open, { style, script })].join('; ')
}

type Hashes = Pick<Frame, 'style' | 'script'>
type Hosts = readonly string[]

const DIRECTIVES: Readonly<Record<EmbedKind, (hosts: Hosts, hashes: Hashes) => string[]>> = {
  asking: (_, { style }) => [
    from('style-src', hashed(style)),
    "img-src 'self'",
    "form-action 'self'",
  ],
  frame: (hosts, { style }) => [
    from('style-src', hashed(style)),
    from('frame-src', hosts),
    "form-action 'none'",
  ],
  markup: (hosts) => [
    ...shown(hosts),
    from('frame-src', hosts),
    from('form-action', hosts),
    // Its own scripts are refused above, so the frames in it may keep their origins.
    `sandbox ${POPUPS} allow-forms${hosts.length > 0 ? ' allow-scripts allow-same-origin' : ''}`,
  ],
  scripts: (hosts, { script }) => [
    ...shown(hosts),
    from('script-src', [...(script ? hashed(script) : ["'unsafe-inline'"]), ...hosts]),
    from('frame-src', hosts),
    from('connect-src', hosts),
    from('form-action', hosts),
    `sandbox ${POPUPS} allow-forms allow-scripts`,
  ],
}

const POPUPS = 'allow-popups allow-popups-to-escape-sandbox'

function shown(hosts: Hosts): string[] {
  const own = ["'self'", 'data:', ...hosts]
  return [
    from('style-src', ["'unsafe-inline'", ...hosts]),
    from('img-src', own),
    from('font-src', own),
    from('media-src', own),
  ]
}

function hashed(hash: string | undefined): string[] {
  return hash && /^[A-Za-z0-9+/]{43}=$/.test(hash) ? [`'sha256-${hash}'`] : []
}

function from(name: string, sources: Hosts): string {
  return `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`
}
