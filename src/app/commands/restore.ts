import { PostgresError } from '#kernel/server/postgres/postgres-error.ts'
import { refuseRunning, restoreAll } from '#kernel/server/transfer/restore-all.ts'
import { refuseOtherSecret, verifyWholeBackup } from '#kernel/server/transfer/verify-backup.ts'
import { refuseExternal } from './backup.ts'
import { type Command, CommandError } from './command.ts'
import type { Terminal } from './terminal.ts'

export const restoreCommand: Command = async ({ args, settings, terminal }) => {
  const isSure = args.includes('--yes')
  const [folder] = args.filter((argument) => argument !== '--yes')
  if (!folder) throw new CommandError('Aufruf: kontor restore <Ordner> [--yes]')
  refuseExternal(settings)
  const { dataDir, secret } = settings
  await inPlainWords(() => refuseRunning(dataDir))
  const backup = await verifyWholeBackup(folder)
  refuseOtherSecret(backup, secret)
  if (!isSure) await confirm(terminal, backup.createdAt)
  await inPlainWords(() => restoreAll(backup, { dataDir, hasOwnSecret: secret !== undefined }))
  terminal.say(`Wiederhergestellt: der Stand vom ${momentOf(backup.createdAt)}.`)
  terminal.say(`Der bisherige Stand liegt in ${dataDir} unter „….before-restore-…“.`)
  if (settings.s3 && backup.hasFiles) {
    terminal.say('Eingestellt ist S3; die Dateien der Sicherung liegen im Ordner „files“.')
  }
  return 0
}

async function confirm(terminal: Terminal, createdAt: string): Promise<void> {
  if (!terminal.isInteractive) {
    throw new CommandError('Ohne Rückfrage wird nur mit --yes wiederhergestellt.')
  }
  terminal.say(`Der jetzige Stand wird durch den vom ${momentOf(createdAt)} ersetzt.`)
  const answer = await terminal.ask('Fortfahren? (ja/nein) ')
  if (answer.trim().toLowerCase() !== 'ja') throw new CommandError('Nichts wurde geändert.')
}

async function inPlainWords(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof PostgresError) || error.code !== 'already-running') throw error
    throw new CommandError(
      'Kontor läuft noch auf diesem Datenordner. Beenden Sie es zuerst. Nichts wurde geändert.',
      { cause: error },
    )
  }
}

function momentOf(iso: string): string {
  return new Date(iso).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' })
}
