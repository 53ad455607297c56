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
  'area-analytics': 'src/modules/analytics/links/site/links.css',
  'area-catalog': 'src/modules/catalog/site/catalog.css',
  'area-checkout': 'src/app/styles/checkout.css',
  'area-orders': 'src/app/styles/orders.css',
  'area-payments': 'src/app/styles/payments.css',
  'area-returns': 'src/modules/returns/site/returns.css',
}

// Two names for one file would leave one of them without a sheet.
if (new Set(Object.values(sheets)).size < Object.keys(sheets).length)
  throw new Error('Two areas name the same style sheet')

type ModuleInfo = (id: string) => Rolldown.ModuleInfo | null

const SOURCES = join(import.meta.dirname, 'src')

/** The frame of the admin centre: all that has to be there before the first screen. */
const FRAME = ['app/admin.tsx']

/** What follows it at once: the dashboard and what accompanies every screen. */
const FIRST_SIGHT = [
  'app/admin/account-calls.ts',
  'modules/*/**/dashboard-screen.tsx',
  'modules/*/**/*-widget.tsx',
  'modules/*/**/*-companion.tsx',
  'modules/notifications/admin/bell.tsx',
  'kernel/admin/shell/frame/later-panels.tsx',
  'ui/notification/notification-center.tsx',
]

/** What this many screens, dialogs or widgets share is asked for once, in one file. */
const COMMON = 6

/** What visitors get: the site's script with its islands, the sheets, the worker. */
export const site: InlineConfig = {
  ...browser(
    {
      site: 'src/app/site.ts',
      'service-worker': 'src/kernel/site/browser/service-worker.ts',
      'push-worker': 'src/kernel/admin/live/push-worker.ts',
      ...sheets,
    },
    { groups: [{ name: 'site', minShareCount: 2, entriesAware: true }] },
  ),
  plugins: [react()],
}

/** The admin centre in one language; both lie side by side, and what they share is one file. */
export function admin(lang: string): InlineConfig {
  const config = browser({ admin: 'src/app/admin.tsx' }, adminChunks())
  return {
    ...config,
    publicDir: false,
    plugins: [react()],
    build: { ...config.build, manifest: `.vite/admin-${lang}.json`, emptyOutDir: false },
  }
}

function browser(
  input: Record<string, string>,
  codeSplitting: Rolldown.CodeSplittingOptions,
): InlineConfig {
  return {
    configFile: false,
    build: {
      outDir: 'dist/client',
      manifest: '.vite/site.json',
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input,
        output: {
          entryFileNames: ({ name }) =>
            name.endsWith('-worker') ? '[name].js' : 'assets/[name]-[hash].js',
          // A part that several share is called after all of them; nobody needs to read that.
          chunkFileNames: ({ name }) =>
            name.includes('~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting,
        },
      },
    },
  }
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
  ssr: { noExternal: ['kysely', 'zod', 'uuidv7', 'ipaddr.js', 'pg-boss'] },
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
 * of them. The frame is one file; so is what the first sight and many screens need, what many screens
 * share, and the rest of the first sight.
 */
function adminChunks(): Rolldown.CodeSplittingOptions {
  const frame = reachedFrom(FRAME)
  const first = reachedFrom(FIRST_SIGHT)
  return {
    groups: [
      { name: named('frame', frame), debugName: 'frame', priority: 4 },
      { name: named('base', first), debugName: 'base', priority: 3, minShareCount: COMMON },
      { name: 'parts', priority: 2, minShareCount: COMMON },
      { name: named('first-sight', first), debugName: 'first-sight', priority: 1 },
    ],
  }
}

function named(name: string, belongs: (id: string, info: ModuleInfo) => boolean) {
  return (id: string, graph: { getModuleInfo: ModuleInfo }): string | null =>
    belongs(id, (asked) => graph.getModuleInfo(asked)) ? name : null
}

/** Whether a file is loaded by these at once. */
function reachedFrom(roots: string[]): (id: string, info: ModuleInfo) => boolean {
  const files = globSync(roots, { cwd: SOURCES })
  const reached = new Set<string>()
  return (id, info) => {
    const waiting = reached.size === 0 ? files.map((file) => join(SOURCES, file)) : []
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next)) continue
      reached.add(next)
      waiting.push(...(info(next)?.importedIds ?? []))
    }
    return reached.has(id)
  }
}
