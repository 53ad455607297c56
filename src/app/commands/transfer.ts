import { dropAllPages } from '#kernel/server/site/cache/tag-channel.ts'
import { exportData } from '#platform/transfer/export/export-data.ts'
import { importData } from '#platform/transfer/export/import-data.ts'
import { migrateTarget } from '../server/migrate-target.ts'
import { type Command, CommandError } from './command.ts'
import { resumeMails } from './resume-mails.ts'
import { withDatabase } from './with-database.ts'

export const exportCommand: Command = async ({ args, settings, terminal }) => {
  const [file] = args
  if (!file) throw new CommandError('Aufruf: kontor export <Datei>')
  const { tables, rows } = await withDatabase(settings, ({ target }) => exportData(target, file))
  terminal.say(`${rows} Zeilen aus ${tables} Tabellen geschrieben: ${file}`)
  terminal.say(
    'Nicht enthalten: gespeicherte Dateien (Ordner „files“) und das Geheimnis („secret“) im Datenordner.',
  )
  return 0
}

export const importCommand: Command = async ({ args, settings, terminal }) => {
  const [file] = args
  if (!file) throw new CommandError('Aufruf: kontor import <Datei>')
  await withDatabase(settings, async ({ target }) => {
    await migrateTarget(target)
    const { tables, rows } = await importData(target, file, dropAllPages)
    terminal.say(`${rows} Zeilen in ${tables} Tabellen gelesen: ${file}`)
    const mails = await resumeMails(settings, target)
    if (mails > 0) terminal.say(`${mails} wartende E-Mails sind wieder eingereiht.`)
  })
  terminal.say('Es fehlen noch „files“ und „secret“ aus dem Datenordner der alten Installation.')
  return 0
}
