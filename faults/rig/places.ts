import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeClone, makeFolder, makeRelease } from './install.ts'

type Ground = {
  install: string
  dataDir: string
  user?: { uid: number; gid: number }
  remove(): Promise<void>
}

/** Where and as whom Kontor runs. */
export type Installation = {
  name: string
  kills: number
  /** So soon it must serve again. */
  restartBarMs: number
  make(): Promise<Ground>
}

const RESTART_BAR_MS = 10_000

const NOBODY = 65_534

/** For the tests: quickly made, and without a bar on time. */
export function samplePlace(kills: number): Installation {
  const make = async () => {
    const folder = await makeFolder('kontor-kills-')
    const install = await makeRelease(join(folder, 'app'))
    const remove = () => rm(folder, { recursive: true, force: true })
    return { install, dataDir: join(folder, 'data'), remove }
  }
  return { name: 'sample', kills, restartBarMs: Number.POSITIVE_INFINITY, make }
}

/** All places a person may run Kontor at; those only root can make are left out for others. */
export function places(kills: number): Installation[] {
  const restartBarMs = RESTART_BAR_MS
  const few = Math.ceil(kills / 5)
  const make = () => ground({ path: ['clone'] })
  const own: Installation = { name: 'own-user', kills, restartBarMs, make }
  if (process.getuid?.() !== 0) return [own]
  return [
    { ...own, name: 'root' },
    {
      name: 'root-closed-folder',
      kills: few,
      restartBarMs,
      make: () => ground({ path: ['nur für root', 'Kontor für Übung'], isClosed: true }),
    },
    {
      name: 'normal-user',
      kills: few,
      restartBarMs,
      make: () => ground({ path: ['Büro von nebenan'], user: { uid: NOBODY, gid: NOBODY } }),
    },
  ]
}

type GroundOptions = { path: string[]; isClosed?: boolean; user?: { uid: number; gid: number } }

async function ground({ path, isClosed, user }: GroundOptions): Promise<Ground> {
  const folder = await makeFolder('kontor-kills-')
  const install = await makeClone(join(folder, ...path), user)
  if (isClosed) await chmod(join(folder, path[0] ?? ''), 0o700)
  const dataDir = join(install, 'data')
  return { install, dataDir, user, remove: () => rm(folder, { recursive: true, force: true }) }
}
