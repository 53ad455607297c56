import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

type ModuleInfo = (id: string) => Rolldown.ModuleInfo | null

const SOURCES = join(import.meta.dirname, '..', 'src')

/** What somebody sees after signing in: the frame, the dashboard and what accompanies every screen. */
const FIRST_SIGHT = [
  'app/admin.tsx',
  'modules/*/**/dashboard-screen.tsx',
  'modules/*/**/*-widget.tsx',
  'modules/*/**/*-companion.tsx',
]

/** What this many screens, dialogs or widgets share is asked for once, in one file. */
const COMMON = 6

/**
 * Left alone, every set of sharers becomes a file, and a screen of the admin centre asks for a hundred
 * of them. What visitors load stays apart, so that no page pulls in a part of the admin centre; what
 * the first sight needs is one file, and so is what most screens share.
 */
export function clientChunks(): Rolldown.CodeSplittingOptions {
  const site = reachedFrom(['app/site.ts'], true)
  const shell = reachedFrom(FIRST_SIGHT, false)
  return {
    groups: [
      {
        name: named('site', site),
        debugName: 'site',
        priority: 3,
        minShareCount: 2,
        entriesAware: true,
      },
      { name: named('shell', shell), debugName: 'shell', priority: 2 },
      { name: 'parts', priority: 1, minShareCount: COMMON },
    ],
  }
}

function named(name: string, belongs: (id: string, info: ModuleInfo) => boolean) {
  return (id: string, graph: { getModuleInfo: ModuleInfo }): string | null =>
    belongs(id, (asked) => graph.getModuleInfo(asked)) ? name : null
}

/** Whether a file is loaded by these at once, or also by what they ask for later. */
function reachedFrom(roots: string[], later: boolean): (id: string, info: ModuleInfo) => boolean {
  const files = globSync(roots, { cwd: SOURCES })
  const reached = new Set<string>()
  return (id, info) => {
    const waiting = reached.size === 0 ? files.map((file) => join(SOURCES, file)) : []
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next)) continue
      reached.add(next)
      const found = info(next)
      waiting.push(...(found?.importedIds ?? []))
      if (later) waiting.push(...(found?.dynamicallyImportedIds ?? []))
    }
    return reached.has(id)
  }
}
