import { PlatformError } from '#platform/platform-error.ts'
import { CommandError } from '../command.ts'
import type { Terminal } from '../terminal.ts'

/** Asks before everything is replaced; without somebody to ask, only `--yes` does it. */
export async function confirmRestore(terminal: Terminal, createdAt: string): Promise<void> {
  if (!terminal.isInteractive) {
    throw new CommandError('Ohne Rückfrage wird nur mit --yes wiederhergestellt.')
  }
  terminal.say(`Der jetzige Stand wird durch den vom ${momentOf(createdAt)} ersetzt.`)
  const answer = await terminal.ask('Fortfahren? (ja/nein) ')
  if (answer.trim().toLowerCase() !== 'ja') throw new CommandError('Nichts wurde geändert.')
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
