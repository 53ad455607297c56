import { caddyfile } from '#modules/hosting/domain/domain.ts'

type Installation = {
  domain: string
  /** The folder Kontor is installed in. */
  root: string
  dataDir: string
  node: string
  port: number
}

/** What a rented server needs so that Kontor starts by itself and answers under https. */
export function serviceFiles(installation: Installation): Record<string, string> {
  return {
    'kontor.service': unit(installation),
    'kontor.env': environment(installation),
    Caddyfile: caddyfile(installation),
  }
}

function unit({ domain, root, dataDir, node }: Installation): string {
  return `[Unit]
Description=Kontor (${domain})
Wants=network-online.target
After=network-online.target

[Service]
Type=exec
User=kontor
Group=kontor
WorkingDirectory=${escaped(root)}
EnvironmentFile=/etc/kontor/kontor.env
ExecStart=${quoted(node)} ${quoted(`${root}/bin/kontor.js`)} start
# Kontor stops its database itself; whatever is still there after that is ended with it.
KillMode=mixed
TimeoutStopSec=60
Restart=always
RestartSec=2
LimitNOFILE=65536
UMask=0077
NoNewPrivileges=yes
PrivateTmp=yes
ProtectSystem=strict
ReadWritePaths=${quoted(root)} ${quoted(dataDir)}

[Install]
WantedBy=multi-user.target
`
}

function environment({ domain, dataDir, port }: Installation): string {
  return `KONTOR_BASE_URL=https://${domain}
KONTOR_DATA_DIR="${dataDir.replaceAll(/["\\$`]/g, '\\$&')}"
KONTOR_TRUST_PROXY=127.0.0.1
HOST=127.0.0.1
PORT=${port}
`
}

/** systemd reads % as the begin of a name of its own, and words end at blanks. */
function quoted(path: string): string {
  return `"${escaped(path).replaceAll(/["\\]/g, '\\$&')}"`
}

function escaped(path: string): string {
  return path.replaceAll('%', '%%')
}
