import type { Settings } from '#kernel/server/settings.ts'
import type { Terminal } from './terminal.ts'

export type CommandInput = {
  args: string[]
  /** The folder Kontor is installed in. */
  root: string
  settings: Settings
  terminal: Terminal
}

/** Returns the exit code. */
export type Command = (input: CommandInput) => Promise<number>

/** Ends a command with one sentence that says what is wrong and what to do. */
export class CommandError extends Error {
  override name = 'CommandError'
}
