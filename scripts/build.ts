import { join } from 'node:path'
import { build } from 'vite'
import { forgetStamp, isBuildStale, sourceStamp, writeStamp } from '../bin/build-stamp.js'
import { client, server } from '../vite.config.ts'
import { compressAssets } from './compress-assets.ts'

const ROOT = join(import.meta.dirname, '..')

/** Builds when anything it is made from has changed since the last build. */
export async function buildWhenStale(): Promise<boolean> {
  if (!isBuildStale()) return false
  const stamp = sourceStamp()
  forgetStamp()
  await build({ root: ROOT, mode: 'production', logLevel: 'warn', ...client })
  await build({ root: ROOT, mode: 'production', logLevel: 'warn', ...server })
  await compressAssets(join(ROOT, 'dist', 'client'))
  writeStamp(stamp)
  return true
}

if (process.argv[1] === import.meta.filename) {
  const started = performance.now()
  const built = await buildWhenStale()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(built ? `Built in ${seconds} s.` : 'The build is up to date.')
}
