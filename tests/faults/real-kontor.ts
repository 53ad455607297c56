import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseUrl } from '../../faults/rig/database-url.ts'
import { makeFolder, makeRelease } from '../../faults/rig/install.ts'
import { type Kontor, startKontor } from '../../faults/rig/kontor.ts'
import { freePort } from '../free-port.ts'
import { createTestDatabase, type TestDatabase } from '../test-db.ts'

type RealKontor = Kontor & { database: TestDatabase; remove(): Promise<void> }

/** The built Kontor in a process of its own, on a database of the running tests. `npm test` builds it. */
export async function startRealKontor(env: Record<string, string> = {}): Promise<RealKontor> {
  const folder = await makeFolder('kontor-real-')
  const database = await createTestDatabase()
  const kontor = startKontor({
    install: await makeRelease(join(folder, 'app')),
    dataDir: join(folder, 'data'),
    port: await freePort(),
    env: { DATABASE_URL: databaseUrl(database.target), ...env },
  })
  const remove = async () => {
    await kontor.kill()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  await kontor.serving().catch(async (error) => {
    await remove()
    throw error
  })
  return { ...kontor, database, remove }
}
