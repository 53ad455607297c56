import type { Kysely } from 'kysely'
import { z } from 'zod'
import { Email } from '#kernel/contract/fields.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { Settings } from '#kernel/server/settings.ts'
import { createAccount, removeSecondFactor, setPassword } from '#modules/auth/server/api.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { type Command, CommandError, type CommandInput } from './command.ts'
import { requireMigrated } from './pending-migrations.ts'
import type { Terminal } from './terminal.ts'
import { withTables } from './with-database.ts'

const MIN_LENGTH = 10
const Role = z.enum(['user', 'member', 'admin', 'system'])

const ACTIONS = new Map([
  ['create', create],
  ['set-password', changePassword],
  ['reset-2fa', resetSecondFactor],
])

export const userCommand: Command = async (input) => {
  const [action = '', ...args] = input.args
  const run = ACTIONS.get(action)
  if (!run) throw new CommandError(`Aufruf: kontor user ${[...ACTIONS.keys()].join(' | ')} …`)
  return await run({ ...input, args })
}

async function create({ args, settings, terminal }: CommandInput): Promise<number> {
  const email = Email.safeParse(args[0])
  const role = Role.safeParse(args[1] ?? 'user')
  if (!email.success) throw new CommandError('Aufruf: kontor user create <E-Mail> [Rolle]')
  if (!role.success) throw new CommandError(`Rollen sind: ${Role.options.join(', ')}.`)
  const password = await withAccounts(settings, (db) =>
    createAccount(db, { handle: email.data, role: role.data }),
  )
  if (!password) throw new CommandError(`${email.data} hat schon ein Konto.`)
  terminal.say(`Konto ${email.data} (${role.data}) angelegt, Einmal-Passwort: ${password}`)
  terminal.say('Es wird nur dieses eine Mal gezeigt und bei der ersten Anmeldung geändert.')
  return 0
}

async function changePassword({ args, settings, terminal }: CommandInput): Promise<number> {
  const [handle] = args
  if (!handle) throw new CommandError('Aufruf: kontor user set-password <Benutzer>')
  const password = await askPassword(terminal)
  const isDone = await withAccounts(settings, (db) =>
    setPassword(db, { handle, password, isOneTime: false }),
  )
  if (!isDone) throw unknown(handle)
  terminal.say(`Das Passwort von ${handle} ist gesetzt; alle Sitzungen des Kontos sind beendet.`)
  return 0
}

async function resetSecondFactor({ args, settings, terminal }: CommandInput): Promise<number> {
  const [handle] = args
  if (!handle) throw new CommandError('Aufruf: kontor user reset-2fa <Benutzer>')
  const isDone = await withAccounts(settings, (db) => removeSecondFactor(db, handle))
  if (!isDone) throw unknown(handle)
  terminal.say(`${handle} meldet sich ohne zweiten Faktor an; alle Sitzungen sind beendet.`)
  return 0
}

async function askPassword(terminal: Terminal): Promise<string> {
  const password = await terminal.askHidden('Neues Passwort: ')
  if (password.length < MIN_LENGTH) {
    throw new CommandError(`Das Passwort braucht mindestens ${MIN_LENGTH} Zeichen.`)
  }
  if (!terminal.isInteractive) return password
  const again = await terminal.askHidden('Noch einmal: ')
  if (again !== password) throw new CommandError('Die beiden Eingaben sind verschieden.')
  return password
}

function withAccounts<T>(
  settings: Settings,
  work: (db: Kysely<AuthTables>) => Promise<T>,
): Promise<T> {
  return withTables(settings, async (db) => {
    await requireMigrated(db)
    return await work(tablesOf<AuthTables>(db))
  })
}

function unknown(handle: string): CommandError {
  return new CommandError(`Ein Konto „${handle}“, das sich anmelden kann, gibt es nicht.`)
}
