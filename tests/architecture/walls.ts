import type { Import } from './imports.ts'

type Verdict = string | undefined
type Needs = ReadonlyMap<string, readonly string[]>

/** What other modules may use of a module: its faces. */
const FACES = [
  /^contract(-[\w-]+)?\.ts$/,
  /^config\.ts$/,
  /^events\.ts$/,
  /^picture\.ts$/,
  /^blocks\//,
  // What stands directly in a noun's folder is its contract.
  /^(?!server\/|admin\/|site\/|blocks\/)[\w-]+\/[\w-]+(\.calls)?\.ts$/,
  /^server\/api\.ts$/,
  /^admin\/pickers\.tsx$/,
  // Pages, for the designer: blocks, their forms, the draft and its workflow.
  /^admin\/editing\.tsx$/,
  /^site\/parts\.tsx$/,
]
/** What `app` puts together besides: each side's list, islands and sheets of the site, single parts. */
const COMPOSED = [
  /^server\/(module|installation)\.ts$/,
  /^admin\/(screens\.ts|bell\.tsx|panel\/design-panel\.tsx)$/,
  /^([\w-]+\/)?site\//,
  /^sessions\/server\/identify\.ts$/,
]
const TABLES = /^server\/tables\.ts$/
const AREAS = ['server', 'admin', 'site']

/** Undefined when the import is allowed; otherwise what to do instead. */
export function judgeImport(found: Import, needs: Needs): Verdict {
  if (isTestFile(found.from) || found.from.startsWith('scripts/')) return undefined
  if (!found.from.startsWith('src/')) return undefined
  const layer = found.from.split('/')[1]
  if (layer === 'app') return judgeApp(found)
  if (found.to.startsWith('src/app/')) return 'only app composes; pass it in from there'
  if (layer === 'platform') return judgePlatform(found)
  if (found.to.startsWith('src/platform/')) return judgePlatformUse(found)
  if (layer === 'ui') return judgeUi(found)
  if (layer === 'kernel') return judgeKernel(found)
  return judgeModule(found, needs)
}

function judgeApp({ to, isTypeOnly }: Import): Verdict {
  const module = moduleOf(to)
  if (!module || [...FACES, ...COMPOSED].some((face) => face.test(module.rest))) return undefined
  if (TABLES.test(module.rest) && isTypeOnly) return undefined
  return `app composes ${module.name} by its faces and lists, and looks no deeper`
}

function judgePlatform({ from, to }: Import): Verdict {
  if (to.startsWith('src/platform/')) return undefined
  if (/\/test-[^/]+$/.test(from) && to.startsWith('tests/')) return undefined
  return 'the platform knows neither calls nor screens; take what it needs as an argument'
}

/** Only the screens and runs of backups are about the platform's own formats. */
const PLATFORM_USERS = /^src\/(kernel\/server|modules\/backup\/(\w+\/)?server)\//

function judgePlatformUse({ from }: Import): Verdict {
  return PLATFORM_USERS.test(from) ? undefined : 'ask kernel/server; it brings the platform'
}

function judgeUi({ to }: Import): Verdict {
  return to.startsWith('src/ui/') ? undefined : 'ui knows no data; take what it needs as props'
}

function judgeKernel({ from, to }: Import): Verdict {
  if (to.startsWith('src/modules/')) return 'the kernel knows no module; let app pass it in'
  if (to.startsWith('src/ui/')) {
    return /^src\/kernel\/(admin|site)\//.test(from) ? undefined : 'only admin and site draw'
  }
  const areas = new Set(['admin', 'server', 'client'])
  const [fromArea = '', toArea = ''] = [from.split('/')[2], to.split('/')[2]]
  if (fromArea === 'server' && (toArea === 'admin' || toArea === 'client'))
    return 'the server draws no screens'
  if (toArea === 'server' && fromArea !== 'server')
    return 'describe it in kernel/contract and use that'
  if (fromArea === 'contract' && areas.has(toArea))
    return 'a contract is safe for browser and server'
  return undefined
}

function judgeModule(found: Import, needs: Needs): Verdict {
  const own = moduleOf(found.from)
  if (found.to.startsWith('src/ui/')) return judgeDrawing(found)
  const other = moduleOf(found.to)
  if (!other) return judgeKernelUse(found)
  if (other.name === own?.name) return judgeInside(own?.rest ?? '', other.rest)
  if (!own || !(needs.get(own.name) ?? []).includes(other.name)) {
    return `name "${other.name}" in the module's needs`
  }
  if (FACES.some((face) => face.test(other.rest))) return judgeInside(own.rest, other.rest)
  if (TABLES.test(other.rest) && found.isTypeOnly) return undefined
  return `use a face of ${other.name}: contract.ts, config.ts, events.ts, blocks/, server/api.ts, admin/pickers.tsx, admin/editing.tsx, site/parts.tsx`
}

function judgeDrawing({ from }: Import): Verdict {
  const area = areaOf(moduleOf(from)?.rest ?? '')
  return ['admin', 'site', 'blocks'].includes(area) ? undefined : 'only admin and site draw'
}

function judgeKernelUse({ from, to }: Import): Verdict {
  const rest = moduleOf(from)?.rest ?? ''
  const area = isBlockEditor(rest) ? 'admin' : areaOf(rest)
  const used = to.split('/')[2]
  if (used === 'server' && area !== 'server' && !/\/errors\.ts$/.test(from)) {
    return 'only the server part of a module uses kernel/server'
  }
  if (used === 'admin' && area !== 'admin')
    return 'only the admin part of a module uses kernel/admin'
  return undefined
}

/** server, admin and site of one module meet only in its root files and blocks. */
function judgeInside(from: string, to: string): Verdict {
  const [fromArea, toArea] = [areaOf(from), areaOf(to)]
  if (fromArea === 'blocks' && !isBlockEditor(from)) {
    if (isBlockEditor(to) || toArea === 'server' || toArea === 'admin')
      return 'a block and its view know neither edit nor server'
    // Blocks are drawn on the site, with the parts other modules offer there.
    if (to === 'site/parts.tsx' && from.endsWith('.tsx')) return undefined
  }
  if (!AREAS.includes(toArea) || fromArea === toArea) return undefined
  return `${fromArea} may not use ${toArea}; put what both need into a root file of the module`
}

/** The side a file is on: `server/…`, or `<noun>/server/…` where a module is sliced by noun. */
function areaOf(rest: string): string {
  const [first = '', second = ''] = rest.split('/')
  if (first === 'blocks' || AREAS.includes(first)) return first
  return AREAS.includes(second) ? second : ''
}

/** The part of a block that only the designer loads. */
function isBlockEditor(rest: string): boolean {
  return /^blocks\/.+\/edit\.tsx$/.test(rest)
}

function moduleOf(path: string): { name: string; rest: string } | undefined {
  const match = /^src\/modules\/([^/]+)\/(.+)$/.exec(path)
  return match?.[1] && match[2] ? { name: match[1], rest: match[2] } : undefined
}

function isTestFile(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}
