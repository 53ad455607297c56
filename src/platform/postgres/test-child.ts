/**
 * A small Kontor for tests: starts the database in the folder given, writes numbered rows and says
 * on stdout which ones are safe, until it is killed. Also used to start as another OS user.
 */

import { codeOf, textOf } from '#platform/platform-error.ts'
import { startPostgres } from './launcher.ts'
import { withClient } from './server/ask.ts'

const [dataDir = '', work = 'write'] = process.argv.slice(2)
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

try {
  const running = await startPostgres({ dataDir, log: () => undefined })
  say({ adopted: running.adopted, pid: process.pid })
  if (work === 'write') await writeForEver()
  await running.stop()

  async function writeForEver(): Promise<void> {
    await withClient(running.connection, async (client) => {
      await client.query('create table if not exists acked (id bigserial primary key)')
      for (;;) {
        const { rows } = await client.query<{ id: string }>(
          'insert into acked default values returning id',
        )
        say({ acked: Number(rows[0]?.id) })
      }
    })
  }
} catch (error) {
  say({ code: codeOf(error), message: textOf(error) })
  process.exitCode = 1
}
