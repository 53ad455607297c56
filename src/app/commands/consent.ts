import { readFile } from 'node:fs/promises'
import { verifyCertificate } from '#modules/consents/server/api.ts'
import { type Command, CommandError } from './command.ts'

const USAGE = 'Aufruf: kontor consent verify <Datei>'

const REASONS = {
  unreadable: 'Das ist kein Nachweis von Kontor, oder er ist unvollständig.',
  altered: 'Die Datei wurde verändert.',
  entry: 'Ein Eintrag passt nicht zu seiner Prüfsumme: Er wurde verändert.',
  chain: 'Die Einträge folgen nicht aufeinander.',
  signature: 'Die Unterschrift stimmt nicht.',
} as const

/** Checks a certificate by itself: neither database nor settings are needed. */
export const consentCommand: Command = async ({ args, terminal }) => {
  const [action, file] = args
  if (action !== 'verify' || !file) throw new CommandError(USAGE)
  const content = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} lässt sich nicht lesen.`)
  })
  const verdict = verifyCertificate(content)
  if (!verdict.isGood) throw new CommandError(`Ungültig: ${REASONS[verdict.reason]}`)
  const { house, entries, madeAt, key } = verdict
  terminal.say(`Gültig: ${entries} Schritte, ausgestellt von ${house} am ${madeAt}.`)
  terminal.say(`Schlüssel: ${key}. Vergleichen Sie ihn mit dem, den ${house} anzeigt.`)
  return 0
}
