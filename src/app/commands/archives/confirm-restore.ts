import { readdir } from 'node:fs/promises'
import type { Settings } from '#kernel/server/settings.ts'
import { codeOf, PlatformError } from '#platform/platform-error.ts'
import { CommandError } from '../command.ts'
import type { Terminal } from '../terminal.ts'

type Restore = { createdAt: string; hasFormer: boolean }

/** Asks before everything is replaced; without somebody to ask, only `--yes` does it. */
export async function confirmRestore(
  terminal: Terminal,
  { createdAt, hasFormer }: Restore,
): Promise<void> {
  if (!terminal.isInteractive) {
    throw new CommandError('Ohne Rückfrage wird nur mit --yes wiederhergestellt.')
  }
  terminal.say(
    hasFormer
      ? `Der jetzige Stand wird durch den vom ${momentOf(createdAt)} ersetzt.`
      : `Eingespielt wird der Stand vom ${momentOf(createdAt)}.`,
  )
  const answer = await terminal.ask('Fortfahren? (ja/nein) ')
  if (answer.trim().toLowerCase() !== 'ja') throw new CommandError('Nichts wurde geändert.')
}

const PARTS = ['postgres', 'files', 'secret']

/** Whether there is anything a restore would replace; of a server of its own nobody knows here. */
export async function hasFormerState({ dataDir, databaseUrl }: Settings): Promise<boolean> {
  if (databaseUrl) return true
  const names = await readdir(dataDir).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  return names.some((name) => PARTS.includes(name))
}

export async function inPlainWords(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'already-running') throw error
    throw new CommandError(
      'Kontor läuft noch auf diesem Datenordner. Beenden Sie es zuerst. Nichts wurde geändert.',
      { cause: error },
    )
  }
}

export function momentOf(iso: string): string {
  return new Date(iso).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' })
}
