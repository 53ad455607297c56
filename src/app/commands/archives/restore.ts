import { refuseRunning, restoreAll } from '#platform/transfer/backup/restore-all.ts'
import { refuseOtherSecret, verifyWholeBackup } from '#platform/transfer/backup/verify-backup.ts'
import { type Command, CommandError } from '../command.ts'
import { isArchiveName, restoreArchive } from './archive.ts'
import { refuseExternal } from './backup.ts'
import { confirmRestore, hasFormerState, inPlainWords, momentOf } from './confirm-restore.ts'

export const restoreCommand: Command = async (input) => {
  if (input.args.some(isArchiveName)) return await restoreArchive(input)
  const { args, settings, terminal } = input
  const isSure = args.includes('--yes')
  const [folder] = args.filter((argument) => argument !== '--yes')
  if (!folder) throw new CommandError('Aufruf: kontor restore <Ordner oder Datei.kontor> [--yes]')
  refuseExternal(settings)
  const { dataDir, secret } = settings
  await inPlainWords(() => refuseRunning(dataDir))
  const hasFormer = await hasFormerState(settings)
  const backup = await verifyWholeBackup(folder)
  refuseOtherSecret(backup, secret)
  if (!isSure) await confirmRestore(terminal, { createdAt: backup.createdAt, hasFormer })
  await inPlainWords(() => restoreAll(backup, { dataDir, hasOwnSecret: secret !== undefined }))
  terminal.say(`Wiederhergestellt: der Stand vom ${momentOf(backup.createdAt)}.`)
  if (hasFormer) terminal.say(`Der bisherige Stand liegt in ${dataDir} unter „….before-restore-…“.`)
  if (settings.s3 && backup.hasFiles) {
    terminal.say('Eingestellt ist S3; die Dateien der Sicherung liegen im Ordner „files“.')
  }
  return 0
}
