import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { domainOf, otherSpelling } from '#modules/hosting/domain/domain.ts'
import { type Command, CommandError } from '../command.ts'
import { serviceFiles } from './service-files.ts'

const USAGE = 'Aufruf: kontor service <Domain> [Ordner]'

/** Writes what systemd and Caddy need, and says what to do with it; it changes nothing else. */
export const serviceCommand: Command = async ({ args, root, settings, terminal }) => {
  const [given, folder = 'service', ...rest] = args
  if (given === undefined || rest.length > 0) throw new CommandError(USAGE)
  const domain = domainOf(given)
  if (!domain)
    throw new CommandError(`„${given}“ ist keine Domain. Gemeint ist etwas wie www.example.org.`)
  const place = { domain, root: resolve(root), dataDir: settings.dataDir, node: process.execPath }
  const files = serviceFiles({ ...place, port: settings.port })
  const target = resolve(folder)
  await mkdir(target, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(target, name), text)
  for (const line of steps(target, place)) terminal.say(line)
  return 0
}

type Installation = { domain: string; root: string; dataDir: string }

function steps(target: string, { domain, root, dataDir }: Installation): string[] {
  return [
    `Geschrieben nach ${target}: kontor.service, kontor.env, Caddyfile.`,
    '',
    `Beim Anbieter Ihrer Domain zeigen ${domain} und ${otherSpelling(domain)} (Eintrag A, mit IPv6 auch AAAA)`,
    'auf die Adresse dieses Servers. Danach, einmal und als root:',
    '',
    '  useradd --system --home-dir /nonexistent --shell /usr/sbin/nologin kontor',
    `  mkdir -p ${shell(dataDir)} && chown -R kontor:kontor ${shell(dataDir)} ${shell(root)}`,
    `  install -D -m 600 ${shell(join(target, 'kontor.env'))} /etc/kontor/kontor.env`,
    `  install -m 644 ${shell(join(target, 'kontor.service'))} /etc/systemd/system/kontor.service`,
    `  install -m 644 ${shell(join(target, 'Caddyfile'))} /etc/caddy/Caddyfile`,
    '  systemctl daemon-reload && systemctl enable --now kontor && systemctl reload caddy',
    '',
    `Nach etwa einer Minute antwortet https://${domain}. Das Passwort für den ersten Zugang zeigt:`,
    '',
    '  journalctl -u kontor',
    '',
    'Jeder Schritt ist erklärt in docs/hosting.md.',
  ]
}

function shell(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`
}
