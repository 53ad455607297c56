import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeClone, makeFolder } from './install.ts'

type Ground = {
  install: string
  dataDir: string
  user?: { uid: number; gid: number }
  remove(): Promise<void>
}

/** Where and as whom Kontor runs. */
export type Place = { name: string; kills: number; make(): Promise<Ground> }

const NOBODY = 65_534

/** All places a person may run Kontor at; those only root can make are left out for others. */
export function places(kills: number): Place[] {
  const few = Math.ceil(kills / 5)
  const own: Place = { name: 'own-user', kills, make: () => ground({ path: ['clone'] }) }
  if (process.getuid?.() !== 0) return [own]
  return [
    { ...own, name: 'root' },
    {
      name: 'root-closed-folder',
      kills: few,
      make: () => ground({ path: ['nur für root', 'Kontor für Übung'], isClosed: true }),
    },
    {
      name: 'normal-user',
      kills: few,
      make: () => ground({ path: ['Büro von nebenan'], user: { uid: NOBODY, gid: NOBODY } }),
    },
  ]
}

type Wish = { path: string[]; isClosed?: boolean; user?: { uid: number; gid: number } }

async function ground({ path, isClosed, user }: Wish): Promise<Ground> {
  const folder = await makeFolder('kontor-kills-')
  const install = await makeClone(join(folder, ...path), user)
  if (isClosed) await chmod(join(folder, path[0] ?? ''), 0o700)
  const dataDir = join(install, 'data')
  return { install, dataDir, user, remove: () => rm(folder, { recursive: true, force: true }) }
}
