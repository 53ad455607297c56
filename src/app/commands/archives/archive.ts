import { tablesOf } from '#kernel/server/database.ts'
import type { Settings } from '#kernel/server/settings.ts'
import type { CheckReport } from '#modules/backup/proofs/report.ts'
import { type ArchiveFiles, archiveFiles } from '#modules/backup/server/api.ts'
import { noteBackup } from '#modules/dashboard/server/api.ts'
import { PlatformError, type PlatformErrorCode } from '#platform/platform-error.ts'
import type { OpenArchive } from '#platform/transfer/archive/format/open-archive.ts'
import { refuseRunning } from '#platform/transfer/backup/restore-all.ts'
import { backupInstallation } from '../../server/backup-installation.ts'
import { migrateTarget } from '../../server/migrate-target.ts'
import { type Command, CommandError } from '../command.ts'
import { requireMigrated } from '../pending-migrations.ts'
import type { Terminal } from '../terminal.ts'
import { onTarget, withDatabase } from '../with-database.ts'
import { withKontor } from '../with-kontor.ts'
import { confirmRestore, hasFormerState, inPlainWords, momentOf } from './confirm-restore.ts'

const MEGABYTE = 1024 * 1024

/** A name that ends like this is one file with everything in it, encrypted; else it is a folder. */
export function isArchiveName(name: string): boolean {
  return name.endsWith('.kontor')
}

export const writeArchive: Command = async ({ args, settings, terminal }) => {
  const [file = ''] = args
  const done = await withArchives(settings, { migrates: false }, async (archives, db) => {
    const written = await archives.write(file)
    await noteBackup(tablesOf(db), new Date())
    return written
  })
  const size = (done.size / MEGABYTE).toFixed(1)
  terminal.say(`Gesichert: ${done.rows} Zeilen und ${done.files} Dateien, ${size} MB in ${file}`)
  terminal.say(
    'Die Datei ist verschlüsselt. Auf einer anderen Maschine öffnet sie der Schlüssel, den „kontor backup key“ zeigt.',
  )
  return 0
}

export const showKey: Command = async ({ settings, terminal }) => {
  const key = await withArchives(settings, { migrates: false }, async (archives) =>
    archives.recoveryKey(),
  )
  terminal.say(`Wiederherstellungsschlüssel: ${key}`)
  terminal.say('Wer ihn hat, kann jede Sicherung dieser Installation lesen.')
  return 0
}

export const restoreArchive: Command = async ({ args, settings, terminal }) => {
  const isSure = args.includes('--yes')
  const [file = ''] = args.filter((argument) => argument !== '--yes')
  if (!settings.databaseUrl) await inPlainWords(() => refuseRunning(settings.dataDir))
  const hasFormer = await hasFormerState(settings)
  await withArchives(settings, { migrates: true }, async (archives) => {
    const archive = await open(archives, file, terminal)
    const report = await saying(() => archives.check(archive))
    tell(report, hasFormer, terminal)
    if (!isSure) await confirmRestore(terminal, { createdAt: report.made_at, hasFormer })
    await saying(() => archives.restore(archive))
    terminal.say(`Wiederhergestellt: der Stand vom ${momentOf(report.made_at)}.`)
  })
  return 0
}

async function open(
  archives: ArchiveFiles,
  file: string,
  terminal: Terminal,
): Promise<OpenArchive> {
  try {
    return await archives.open(file)
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'wrong-key') throw inWords(error)
    const typed = await terminal.askHidden('Passwort oder Wiederherstellungsschlüssel: ')
    return await saying(() => archives.open(file, typed.trim()))
  }
}

function tell(report: CheckReport, hasFormer: boolean, terminal: Terminal): void {
  const { rows, files } = report
  terminal.say(`Die Sicherung ist heil. Sie stammt von Kontor ${report.version}.`)
  if (!hasFormer) {
    terminal.say(`Sie enthält ${rows.after} Zeilen und ${files.after} Dateien.`)
    return
  }
  terminal.say(`Zeilen: jetzt ${rows.now}, danach ${rows.after}.`)
  terminal.say(
    `Dateien: jetzt ${files.now}, danach ${files.after}; ${files.added} kommen, ${files.removed} gehen.`,
  )
}

type ArchiveTask<T> = (
  archives: ArchiveFiles,
  db: Parameters<Parameters<typeof onTarget>[1]>[0],
) => Promise<T>

async function withArchives<T>(
  settings: Settings,
  { migrates }: { migrates: boolean },
  work: ArchiveTask<T>,
): Promise<T> {
  return await withDatabase(settings, async ({ target }) => {
    if (migrates) await migrateTarget(target)
    else await onTarget(target, requireMigrated)
    return await withKontor(settings, target, ({ services }) =>
      work(archiveFiles(services, backupInstallation()), services.db),
    )
  })
}

async function saying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw inWords(error)
  }
}

const WORDS: Partial<Record<PlatformErrorCode, string>> = {
  'not-an-archive': 'Das ist keine Sicherung von Kontor.',
  'other-format': 'Die Sicherung hat ein Format, das diese Version nicht kennt.',
  'wrong-key': 'Passwort oder Wiederherstellungsschlüssel passt nicht.',
  'archive-damaged':
    'Die Sicherung ist abgeschnitten oder wurde verändert. Nehmen Sie eine andere.',
  'newer-version':
    'Die Sicherung stammt von einer neueren Version. Aktualisieren Sie zuerst Kontor.',
}

function inWords(error: unknown): unknown {
  const words = error instanceof PlatformError ? WORDS[error.code] : undefined
  if (words === undefined) return error
  return new CommandError(`${words} Nichts wurde geändert.`, { cause: error })
}
