import { migrateTarget } from '../start.ts'
import type { Command } from './command.ts'
import { withDatabase } from './with-database.ts'

export const migrateCommand: Command = async ({ settings, terminal }) => {
  const done = await withDatabase(settings, ({ target }) => migrateTarget(target))
  for (const name of done) terminal.say(`✓ ${name}`)
  if (done.length === 0) terminal.say('Die Datenbank ist auf dem neuesten Stand.')
  return 0
}
