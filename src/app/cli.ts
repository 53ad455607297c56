import { readSettings, SettingsError } from '#kernel/server/settings.ts'
import { PlatformError } from '#platform/platform-error.ts'
import { type Command, CommandError, type CommandInput } from './commands/command.ts'
import { openTerminal } from './commands/terminal.ts'
import { commands } from './commands.ts'

const USAGE = `kontor <Befehl>

  start                               Kontor starten
  migrate                             die Datenbank auf den neuesten Stand bringen
  seed                                die Beispielinhalte laden
  doctor                              Einstellungen, Datenbank, Platz und Ordner prüfen
  user create <E-Mail> [Rolle]        ein Konto anlegen; sein Einmal-Passwort wird gezeigt
  user set-password <Benutzer>        ein Passwort setzen; es wird gefragt oder aus der Eingabe gelesen
  user reset-2fa <Benutzer>           den zweiten Faktor eines Kontos entfernen
  backup <Datei.kontor>               alles in eine verschlüsselte Datei sichern, auch im Betrieb
  backup <Ordner>                     die eingebaute Datenbank Datei für Datei kopieren, auch im Betrieb
  backup key                          den Schlüssel zeigen, der alle Sicherungen öffnet
  restore <Datei.kontor> [--yes]      eine Sicherung an die Stelle des jetzigen Standes setzen
  restore <Ordner> [--yes]            dasselbe mit einer Kopie der eingebauten Datenbank
  storage move --to s3|disk           alle Dateien zwischen Datenordner und S3 umziehen
  service <Domain> [Ordner]           Dateien für systemd und Caddy schreiben, damit Kontor auf einem Server läuft
  consent verify <Datei>              einen Nachweis der Einwilligung prüfen, ohne Datenbank
  export <Datei>                      alle Tabellen in eine Datei schreiben, zum Umzug
  import <Datei>                      eine solche Datei in eine leere Datenbank lesen
`

const HELP = ['--help', '-h']

/** Runs one command; what went wrong is said in one sentence. */
export async function main(args: string[], { root }: { root: string }): Promise<number> {
  const [name = 'help', ...rest] = args
  const command = commands.get(name)
  const asksHelp = name === 'help' || args.some((word) => HELP.includes(word))
  // A command that is only asked about does nothing.
  if (!command || asksHelp) {
    console.log(USAGE)
    return asksHelp ? 0 : 1
  }
  const code = await run(command, { args: rest, root })
  if (name !== 'start' || code !== 0) leaveSoon(code)
  return code
}

async function run(command: Command, given: Pick<CommandInput, 'args' | 'root'>): Promise<number> {
  try {
    const settings = readSettings(process.env)
    return await command({ ...given, settings, terminal: openTerminal() })
  } catch (error) {
    if (!isExpected(error)) throw error
    console.error(error instanceof SettingsError ? eachMarked(error.message) : error.message)
    return 1
  }
}

/** What is done is done: nothing left open by mistake may keep a finished command from ending. */
function leaveSoon(code: number): void {
  setTimeout(() => process.exit(code), 1000).unref()
}

/** A wrong setting shows as in `kontor doctor`, whichever command finds it. */
function eachMarked(sentences: string): string {
  return sentences.replaceAll(/^/gm, '✗ ')
}

const EXPECTED = [SettingsError, PlatformError, CommandError]

function isExpected(error: unknown): error is Error {
  return EXPECTED.some((kind) => error instanceof kind)
}
