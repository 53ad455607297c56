import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Rolldown } from 'vite'

/** Style sheets only some pages link: `look-<template>`, and `area-<module>` on that module's pages. */
const sheets = {
  'look-werkstatt': 'src/modules/theme/looks/werkstatt.css',
  'look-backhaus': 'src/modules/theme/looks/backhaus.css',
  'look-vereinsheim': 'src/modules/theme/looks/vereinsheim.css',
  'area-auth': 'src/app/styles/auth.css',
  'area-users': 'src/app/styles/users.css',
  'area-bug-tracker': 'src/app/styles/bug-tracker.css',
  'area-messages': 'src/app/styles/messages.css',
}

type ModuleInfo = (id: string) => Rolldown.ModuleInfo | null

const SOURCES = join(import.meta.dirname, 'src')

/** What somebody sees after signing in: the frame, the dashboard and what accompanies every screen. */
const FIRST_SIGHT = [
  'app/admin.tsx',
  'modules/*/**/dashboard-screen.tsx',
  'modules/*/**/*-widget.tsx',
  'modules/*/**/*-companion.tsx',
]

/** What this many screens, dialogs or widgets share is asked for once, in one file. */
const COMMON = 6

/** Everything the browser gets: the admin centre, the site's script with its islands, the worker. */
export const client: InlineConfig = {
  configFile: false,
  plugins: [react()],
  build: {
    outDir: 'dist/client',
    manifest: true,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        admin: 'src/app/admin.tsx',
        site: 'src/app/site.ts',
        'service-worker': 'src/kernel/site/browser/service-worker.ts',
        ...sheets,
      },
      output: {
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
        // A part that several share is called after all of them; nobody needs to read that.
        chunkFileNames: ({ name }) =>
          name.includes('~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: clientChunks(),
      },
    },
  },
}

/** Threads run a file of their own: any `judge.worker.ts` becomes `workers/judge.worker.js`. */
function workerPrograms(): Record<string, string> {
  const files = globSync('src/**/*.worker.ts', { cwd: import.meta.dirname })
  return Object.fromEntries(
    files.map((file) => [`workers/${basename(file, '.ts')}`, join(import.meta.dirname, file)]),
  )
}

/** The server, the command line, the inspecting process and threads; packages stay outside the bundle. */
export const server: InlineConfig = {
  configFile: false,
  publicDir: false,
  // Packages of hundreds of small files: inside the bundle they start faster and weigh less.
  ssr: { noExternal: ['kysely', 'zod', 'i18next', 'uuidv7', 'ipaddr.js', 'pg-boss'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    rollupOptions: {
      input: {
        cli: 'src/app/cli.ts',
        inspector: 'src/modules/files/uploads/server/inspection/inspector.ts',
        ...workerPrograms(),
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // The text of the program stays in memory: without its white space it is a third smaller.
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
}

/**
 * Left alone, every set of sharers becomes a file, and a screen of the admin centre asks for a hundred
 * of them. What visitors load stays apart, so that no page pulls in a part of the admin centre; what
 * the first sight needs is one file, and so is what most screens share.
 */
function clientChunks(): Rolldown.CodeSplittingOptions {
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
