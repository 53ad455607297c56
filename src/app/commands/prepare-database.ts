import { migrateTarget } from '../server/migrate-target.ts'
import { seedOnce } from '../server/seed.ts'
import type { Command } from './command.ts'
import { withDatabase } from './with-database.ts'
import { withKontor } from './with-kontor.ts'

export const migrateCommand: Command = async ({ settings, terminal }) => {
  const done = await withDatabase(settings, ({ target }) => migrateTarget(target))
  for (const name of done) terminal.say(`✓ ${name}`)
  if (done.length === 0) terminal.say('Die Datenbank ist auf dem neuesten Stand.')
  return 0
}

/** The mark of the first start is taken away, so that the seeds run again; each adds only what is missing. */
export const seedCommand: Command = async ({ settings, terminal }) => {
  await withDatabase(settings, async ({ target }) => {
    await migrateTarget(target)
    await withKontor(settings, target, async (kontor) => {
      await kontor.services.db.deleteFrom('facts').where('name', '=', 'seeded').execute()
      await seedOnce(kontor, true)
    })
  })
  terminal.say('Die Beispielinhalte sind geladen.')
  return 0
}
