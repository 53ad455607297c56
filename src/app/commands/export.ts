import { exportData } from '#kernel/server/transfer/export-data.ts'
import { type Command, CommandError } from './command.ts'
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
