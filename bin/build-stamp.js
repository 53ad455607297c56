import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = ['src', 'public', 'scripts', 'docs/handbook', 'vite.config.ts', 'package-lock.json']

/**
 * Whether anything the build is made from has changed since it was made. Every start asks this, in
 * the process that becomes the server: so it is plain JavaScript (reading TypeScript costs 30 MB that
 * never come back) and looks at sizes and times instead of reading every file.
 */
export function isBuildStale() {
  return builtFrom() !== sourceStamp()
}

/** What the sources look like now; `dist/stamp` holds what they looked like for the build. */
export function sourceStamp() {
  const files = SOURCES.flatMap((source) => filesBelow(source)).sort()
  return [process.version, ...files.map(factOf)].join('\n')
}

/**
 * @param {string} dist the folder of the build
 * @param {string} stamp
 */
export function writeStamp(dist, stamp) {
  writeFileSync(join(dist, 'stamp'), stamp)
}

function builtFrom() {
  try {
    return readFileSync(join(ROOT, 'dist', 'stamp'), 'utf8')
  } catch {
    // Nothing was built yet.
    return ''
  }
}

/** @param {string} source a file or folder below the root */
function filesBelow(source) {
  const found = statSync(join(ROOT, source), { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [source] : []
  return readdirSync(join(ROOT, source), { recursive: true })
    .map((path) => join(source, String(path)))
    .filter((path) => !path.includes('.test.'))
}

/** @param {string} path */
function factOf(path) {
  const found = statSync(join(ROOT, path))
  return found.isDirectory() ? path : `${path} ${found.size} ${found.mtimeMs}`
}
