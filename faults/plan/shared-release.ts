import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#tests/free-port.ts'
import { makeFolder, makeRelease } from '../rig/install.ts'
import { startKontor } from '../rig/kontor.ts'

/**
 * One Kontor for all runs, which has run and ended once: by then it keeps its programs compiled, as it does
 * wherever it runs for longer than some seconds. One that is always killed sooner never would.
 */
export async function makeSharedRelease() {
  const folder = await makeFolder('kontor-faults-')
  const install = await makeRelease(join(folder, 'app'))
  const dataDir = join(folder, 'data')
  const kontor = startKontor({ install, dataDir, port: await freePort() })
  await kontor.serving()
  await kontor.stop()
  return { install, remove: () => rm(folder, { recursive: true, force: true }) }
}
