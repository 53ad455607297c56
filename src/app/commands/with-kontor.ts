import { createLog } from '#kernel/server/log.ts'
import type { Settings } from '#kernel/server/settings.ts'
import { NO_ASSETS } from '#kernel/server/site/render/assets.ts'
import type { DatabaseTarget } from '#platform/postgres/setting.ts'
import { createKontor, type Kontor } from '../kontor.ts'
import { VERSION } from '../version.ts'

/** Puts Kontor together for one piece of work on a migrated database: nothing listens, no job runs. */
export async function withKontor<T>(
  settings: Settings,
  target: DatabaseTarget,
  work: (kontor: Kontor) => Promise<T>,
): Promise<T> {
  const kontor = await createKontor({
    settings,
    target,
    assets: NO_ASSETS,
    log: createLog('silent'),
    version: VERSION,
    checksReplies: false,
  })
  try {
    return await work(kontor)
  } finally {
    await kontor.close()
  }
}
