import { createServer, type Server, type Socket } from 'node:net'

type StoredMail = { uid: number; raw: Buffer; seen: boolean; at: Date; announced?: number }

/** How the server answers from now on. */
type Manner = 'answer' | 'hang-at-greeting' | 'hang-at-fetch' | 'refuse-login'

export type TestImap = {
  port: number
  mails: StoredMail[]
  /** How many connections were made. */
  connections(): number
  /** What it was told, without passwords. */
  commands: string[]
  /** Puts a mail into the folder; answers its number. `announced`: the size it lies about. */
  deliver(raw: string | Buffer, given?: { at?: Date; announced?: number }): number
  behave(manner: Manner): void
  /** As after a move to another machine: everything has a new number. */
  renumber(): void
  close(): Promise<void>
}

const FOLDERS = ['INBOX', 'Kontakt']

/**
 * A small IMAP server on loopback that speaks for real what `imapflow` asks: users whose name
 * begins with 'kontor' and whose password is 'secret', the folders INBOX and Kontakt with the same mails in both.
 */
export async function startTestImap(): Promise<TestImap> {
  const state: State = {
    mails: [],
    commands: [],
    sockets: new Set(),
    manner: 'answer',
    uidValidity: 1,
    nextUid: 1,
    connections: 0,
  }
  const server = createServer((socket) => serve(socket, state))
  return {
    port: await listen(server),
    mails: state.mails,
    commands: state.commands,
    connections: () => state.connections,
    deliver: (raw, { at = new Date(), announced } = {}) => {
      const bytes = Buffer.from(raw.toString('latin1').replaceAll(/\r?\n/g, '\r\n'), 'latin1')
      const uid = state.nextUid
      state.nextUid += 1
      state.mails.push({ uid, raw: bytes, seen: false, at, announced })
      return uid
    },
    behave: (manner) => {
      state.manner = manner
    },
    renumber: () => {
      state.uidValidity += 1
      state.nextUid = 1
      for (const mail of state.mails) {
        mail.uid = state.nextUid
        state.nextUid += 1
      }
    },
    close: () => {
      for (const socket of state.sockets) socket.destroy()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}

type State = Pick<TestImap, 'mails' | 'commands'> & {
  sockets: Set<Socket>
  manner: Manner
  uidValidity: number
  nextUid: number
  connections: number
}

function serve(socket: Socket, state: State): void {
  state.connections += 1
  state.sockets.add(socket)
  socket.on('close', () => state.sockets.delete(socket))
  socket.on('error', () => undefined)
  if (state.manner === 'hang-at-greeting') return
  socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
  let waiting = ''
  socket.on('data', (chunk) => {
    const lines = (waiting + chunk.toString('latin1')).split('\r\n')
    waiting = lines.pop() ?? ''
    for (const line of lines) answer(socket, state, line)
  })
}

function answer(socket: Socket, state: State, line: string): void {
  const [tag = '*', first = '', ...more] = line.split(' ')
  const isByUid = first.toUpperCase() === 'UID'
  const name = (isByUid ? `UID ${more.shift()}` : first).toUpperCase()
  const rest = more.join(' ')
  state.commands.push(name === 'LOGIN' ? name : `${name} ${rest}`.trim())
  if (name === 'UID FETCH' && state.manner === 'hang-at-fetch') return
  const reply = replyTo(state, name, rest)
  for (const part of reply.untagged) socket.write(part)
  socket.write(`${tag} ${reply.status ?? 'OK done'}\r\n`)
  if (name === 'LOGOUT') socket.end()
}

type Reply = { untagged: (string | Buffer)[]; status?: string }

function replyTo(state: State, name: string, rest: string): Reply {
  if (name === 'CAPABILITY') return { untagged: ['* CAPABILITY IMAP4rev1\r\n'] }
  if (name === 'LOGIN') return { untagged: [], status: login(state, rest) }
  if (name === 'LIST') return { untagged: list(rest) }
  if (name === 'SELECT' || name === 'EXAMINE') return open(state, rest)
  if (name === 'UID SEARCH') return { untagged: [search(state, rest)] }
  if (name === 'UID FETCH') return { untagged: fetched(state, rest) }
  if (name === 'UID STORE') return { untagged: store(state, rest) }
  if (name === 'LOGOUT') return { untagged: ['* BYE good bye\r\n'] }
  return name === 'NOOP' ? { untagged: [] } : { untagged: [], status: 'BAD unknown' }
}

function login({ manner }: State, rest: string): string {
  const [user, password] = rest.split(' ').map((word) => word.replaceAll('"', ''))
  const isRight = user?.startsWith('kontor') && password === 'secret' && manner !== 'refuse-login'
  return isRight ? 'OK welcome' : 'NO [AUTHENTICATIONFAILED] wrong password, says the test'
}

function list(rest: string): string[] {
  const wanted = rest.split(' ').at(-1)?.replaceAll('"', '') ?? ''
  const found = FOLDERS.filter((one) => wanted === '*' || one === wanted)
  return found.map((one) => `* LIST (\\HasNoChildren) "/" ${one}\r\n`)
}

function open(state: State, rest: string): Reply {
  const folder = rest.replaceAll('"', '')
  if (!FOLDERS.includes(folder)) return { untagged: [], status: 'NO [NONEXISTENT] no such folder' }
  const untagged = [
    '* FLAGS (\\Seen)\r\n',
    '* OK [PERMANENTFLAGS (\\Seen)] limited\r\n',
    `* ${state.mails.length} EXISTS\r\n`,
    `* OK [UIDVALIDITY ${state.uidValidity}] valid\r\n`,
    `* OK [UIDNEXT ${state.nextUid}] next\r\n`,
  ]
  return { untagged, status: 'OK [READ-WRITE] open' }
}

function search(state: State, rest: string): string {
  const range = /UID (\S+)/i.exec(rest)?.[1] ?? '1:*'
  const uids = numbered(state, range).map(({ uid }) => uid)
  return `* SEARCH${uids.map((uid) => ` ${uid}`).join('')}\r\n`
}

function fetched(state: State, rest: string): (string | Buffer)[] {
  const [range = '', ...query] = rest.split(' ')
  const wantsSource = query.join(' ').includes('BODY.PEEK[]')
  return numbered(state, range).flatMap((mail): (string | Buffer)[] => {
    const place = state.mails.indexOf(mail) + 1
    const facts = `UID ${mail.uid} RFC822.SIZE ${mail.announced ?? mail.raw.length}`
    const at = `INTERNALDATE "${internalDate(mail.at)}"`
    if (!wantsSource) return [`* ${place} FETCH (${facts} ${at})\r\n`]
    const head = `* ${place} FETCH (${facts} BODY[]<0> {${mail.raw.length}}\r\n`
    return [head, mail.raw, ')\r\n']
  })
}

function store(state: State, rest: string): string[] {
  for (const mail of numbered(state, rest.split(' ')[0] ?? '')) mail.seen = true
  return []
}

/** "3", "3,5" and "3:*"; the last one also names the last mail, as servers do. */
function numbered({ mails }: State, range: string): StoredMail[] {
  const begin = /^(\d+):\*$/.exec(range)?.[1]
  if (begin === undefined) return mails.filter(({ uid }) => range.split(',').includes(String(uid)))
  const found = mails.filter(({ uid }) => uid >= Number(begin))
  return found.length > 0 ? found : mails.slice(-1)
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

function internalDate(at: Date): string {
  const [day = '', time = ''] = at.toISOString().split('T')
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date}-${MONTHS[Number(month) - 1]}-${year} ${time.slice(0, 8)} +0000`
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}
