import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')
const FILE = /^\w[\w@.-]*(\/[\w@.-]+)*\.(tsx?|css|js|json)$/
const FOLDER = /^\w[\w@.-]*(\/[\w@.-]+)*\/$/

/** Documents whose words about the tree are checked. */
export const readmes = globSync('src/**/README.md', { cwd: ROOT })

/**
 * Paths a README names in backticks that are not there. `server/api.ts` may stand beside it or in any
 * folder below, `src/app/cli.ts` is read from the root, `kernel/site/page.ts` from `src`.
 */
export function missingPaths(readme: string): string[] {
  const text = readFileSync(join(ROOT, readme), 'utf8')
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path)
  return named
    .filter((path) => FILE.test(path) || FOLDER.test(path))
    .filter((path) => !isThere(dirname(readme), path))
    .map((path) => `${readme} names ${path}`)
}

function isThere(room: string, path: string): boolean {
  const bases = [room, dirname(room), 'src', '.']
  if (bases.some((base) => existsSync(join(ROOT, base, path)))) return true
  return globSync(`**/${path.replace(/\/$/, '')}`, { cwd: join(ROOT, room) }).length > 0
}
