import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/free-port.ts'

/** Mails belong to somebody who is not root: Dovecot insists on it. */
const NOBODY = 65_534

export type TestDovecot = {
  port: number
  deliver(raw: string): Promise<void>
  /** As after a move to another machine: everything has a new number. */
  renumber(): Promise<void>
  /** File names of the mails; 'S' among the letters at the end means seen. */
  names(): Promise<string[]>
  close(): Promise<void>
}

/** Debian's own mail server on loopback, for the user 'kontor' with the password 'secret'. */
export async function startDovecot(program: string): Promise<TestDovecot> {
  const home = await mkdtemp(join(tmpdir(), 'kontor-dovecot-'))
  const owner = process.getuid?.() === 0 ? NOBODY : userInfo().uid
  await chmod(home, 0o755)
  const maildir = join(home, 'Maildir')
  for (const name of ['', 'new', 'cur', 'tmp']) await ownedFolder(join(maildir, name), owner)
  const port = await freePort()
  const config = join(home, 'dovecot.conf')
  await writeFile(config, configOf({ program, home, port, owner }))
  const server = spawn(program, ['-F', '-c', config], { stdio: 'ignore' })
  await untilOpen(port)
  let count = 0
  return {
    port,
    deliver: async (raw) => {
      count += 1
      const file = join(maildir, 'new', `${Date.now()}.${count}.test`)
      await writeFile(file, raw, 'latin1')
      await chown(file, owner, owner)
    },
    renumber: () => rm(join(maildir, 'dovecot-uidlist')),
    names: async () => [
      ...(await readdir(join(maildir, 'new'))),
      ...(await readdir(join(maildir, 'cur'))),
    ],
    close: async () => {
      server.kill()
      await once(server, 'exit')
      await rm(home, { recursive: true, force: true })
    },
  }
}

type MailServer = { program: string; home: string; port: number; owner: number }

async function ownedFolder(path: string, owner: number): Promise<void> {
  await mkdir(path, { recursive: true })
  await chown(path, owner, owner)
}

/** What a server of this age understands: 2.4 writes nearly everything anew. */
function configOf(place: MailServer): string {
  const { program, home, port } = place
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim()
  const me = userInfo().username
  const users =
    process.getuid?.() === 0 ? '' : `default_internal_user = ${me}\ndefault_login_user = ${me}`
  const common = `base_dir = ${home}/run
log_path = ${home}/log
listen = 127.0.0.1
ssl = no
first_valid_uid = 1
${users}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`
  return /^2\.[0-3]\./.test(version) ? common + oldPart(place) : newPart(place) + common
}

function oldPart({ home, owner }: MailServer): string {
  return `protocols = imap
disable_plaintext_auth = no
mail_location = maildir:${home}/Maildir
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${owner} gid=${owner} home=${home}
}
`
}

function newPart({ home, owner }: MailServer): string {
  return `dovecot_config_version = 2.4.0
dovecot_storage_version = 2.4.0
protocols {
  imap = yes
}
auth_allow_cleartext = yes
mail_driver = maildir
mail_path = ${home}/Maildir
passdb static {
  password = secret
}
userdb static {
  fields {
    uid = ${owner}
    gid = ${owner}
    home = ${home}
  }
}
`
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'error').then(
        () => false,
        () => false,
      ),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await pause(50)
  }
  throw new Error('dovecot did not start')
}
