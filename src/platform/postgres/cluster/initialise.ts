import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PlatformError, textOf } from '#platform/platform-error.ts'
import { MINIMUM_FREE_BYTES, requireFreeSpace } from '../../files/disk.ts'
import { renameDurably } from '../../files/durable.ts'
import { program } from '../binaries/binaries.ts'
import { giveTo, runAs } from '../folder/owner.ts'
import { withClient } from '../server/ask.ts'
import { runOnce } from '../server/run-once.ts'
import { DATABASE, ROLE, type Setting } from '../setting.ts'
import { mark } from './marker.ts'
import { stagedCluster, withStaging } from './staging.ts'

/**
 * Makes a new cluster beside the place, proves with a real connection that it works, and only then
 * gives it its name. A kill at any moment leaves rubbish to be removed, never half a cluster.
 */
export async function initialise(setting: Setting, abort: AbortSignal): Promise<void> {
  const { place } = setting
  await requireFreeSpace(dirname(place.cluster), MINIMUM_FREE_BYTES)
  await withStaging(place, async (folder) => {
    const cluster = stagedCluster(folder)
    await runInitdb(setting, folder)
    await writeFile(join(cluster, 'pg_hba.conf'), 'local all all scram-sha-256\n')
    await runOnce(setting, { cluster, database: 'postgres', abort }, async (connection) => {
      await withClient(connection, async (client) => {
        await client.query(`create database ${DATABASE}`)
      })
    })
    await mark(cluster, place.owner)
    await renameDurably(cluster, place.cluster)
  })
}

async function runInitdb(setting: Setting, folder: string): Promise<void> {
  const { place, password } = setting
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  await giveTo(place.owner, passwordFile)
  try {
    const { code, output } = await runProgram(setting, folder, passwordFile)
    if (code === 0) return
    throw new PlatformError(
      'initdb-failed',
      `The database could not be created in ${folder}. PostgreSQL says:\n${output.trim()}`,
    )
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function runProgram(
  setting: Setting,
  folder: string,
  passwordFile: string,
): Promise<{ code: number | null; output: string }> {
  const path = program(setting.binaries, 'initdb')
  const child = spawn(path, initdbOptions(setting, folder, passwordFile), {
    ...runAs(setting.place.owner),
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, output }
  } catch (error) {
    throw new PlatformError(
      'initdb-failed',
      `The PostgreSQL program ${path} cannot be run as OS user ${setting.place.owner.name} (${textOf(error)}). It needs Linux with glibc (not Alpine), and root must be allowed to switch users; else set DATABASE_URL.`,
      error,
    )
  }
}

function initdbOptions(setting: Setting, folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${stagedCluster(folder)}`,
    `--username=${ROLE}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // Sorts by code point on every system alike; German order is asked for with "de-x-icu".
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    ...(setting.fsync ? [] : ['--no-sync']),
  ]
}
