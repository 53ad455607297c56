import { cp, glob, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { isBuildStale, sourceStamp, writeStamp } from '../bin/build-stamp.js'
import { admin, server, site } from '../vite.config.ts'
import { directImports } from './build/direct-imports.ts'
import { handbook } from './build/handbook.ts'
import { LANGUAGES, type Language, oneLanguage } from './build/one-language.ts'
import { compressAssets } from './compress-assets.ts'

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')

/** Builds when anything it is made from has changed since the last build. */
export async function buildWhenStale(): Promise<boolean> {
  if (!isBuildStale()) return false
  // Beside the old one, and put in its place only when whole: a build that is cut short, or two that
  // run at the same time, leave no half of one.
  const made = `${DIST}.${process.pid}`
  try {
    const stamp = sourceStamp()
    await build(into(site, join(made, 'client')))
    for (const lang of LANGUAGES) await build(into(adminIn(lang), join(made, 'client')))
    await build(into(server, join(made, 'server')))
    await compressAssets(join(made, 'client'))
    await copyPictures(join(made, 'server'))
    writeStamp(made, stamp)
    await putInPlace(made)
  } finally {
    await rm(made, { recursive: true, force: true })
  }
  return true
}

function adminIn(lang: Language): InlineConfig {
  const config = admin(lang)
  return {
    ...config,
    plugins: [oneLanguage(lang), handbook(lang), directImports(), ...(config.plugins ?? [])],
  }
}

function into(config: InlineConfig, outDir: string): InlineConfig {
  return {
    root: ROOT,
    mode: 'production',
    logLevel: 'warn',
    ...config,
    build: { ...config.build, outDir },
  }
}

/** Pictures of the templates lie beside the bundle as they lie beside their template. */
async function copyPictures(server: string): Promise<void> {
  const starter = join(ROOT, 'src', 'modules', 'starter')
  for await (const folder of glob('templates/*/pictures', { cwd: starter }))
    await cp(join(starter, folder), join(server, folder), { recursive: true })
}

async function putInPlace(made: string): Promise<void> {
  const old = `${made}.old`
  await rename(DIST, old).catch(() => undefined)
  // Somebody else's build may have come in between; it was made from the same sources.
  await rename(made, DIST).catch(() => undefined)
  await rm(old, { recursive: true, force: true })
}

if (process.argv[1] === import.meta.filename) {
  const started = performance.now()
  const built = await buildWhenStale()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(built ? `Built in ${seconds} s.` : 'The build is up to date.')
}
