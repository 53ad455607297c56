import { basename } from 'node:path'

/**
 * Where the code of a worker lies: its source in development and in tests, and `workers/` beside
 * the bundle in the built server, where `vite.config.ts` makes a program of every `*.worker.ts`.
 * @example workerFile(new URL('./judge-password.worker.ts', import.meta.url))
 */
export function workerFile(source: URL): URL {
  const here = import.meta.url
  if (here.endsWith('.ts')) return source
  const bundle = here.replace(/chunks\/[^/]*$/, '')
  return new URL(`workers/${basename(source.pathname, '.ts')}.js`, bundle)
}
