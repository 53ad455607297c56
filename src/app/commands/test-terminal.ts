import { readSettings } from '#kernel/server/settings.ts'
import type { DatabaseTarget } from '#platform/postgres/setting.ts'
import type { Command } from './command.ts'
import type { Terminal } from './terminal.ts'

/** Runs a command in a test and returns its exit code and what it said. */
export async function runCommand(
  command: Command,
  environment: Record<string, string>,
  given: { args?: string[]; answers?: string[]; isInteractive?: boolean } = {},
): Promise<{ code: number; text: string }> {
  const lines: string[] = []
  const answers = [...(given.answers ?? [])]
  const answer = async () => answers.shift() ?? ''
  const terminal: Terminal = {
    say: (line) => lines.push(line),
    isInteractive: given.isInteractive ?? false,
    ask: answer,
    askHidden: answer,
  }
  const settings = readSettings({ KONTOR_LOG: 'silent', ...environment })
  const code = await command({ args: given.args ?? [], root: '', settings, terminal })
  return { code, text: lines.join('\n') }
}

/** A test database as DATABASE_URL. */
export function urlOf(target: DatabaseTarget): string {
  if ('connectionString' in target) return target.connectionString
  const { host, user, password, database } = target
  return `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}`
}
