import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type Received = { from: string; to: string[]; raw: string }

/** What the server does with the next mail. */
type Manner =
  | 'take'
  | { refuseRecipient: number }
  | { refuseText: number }
  | 'drop-at-recipient'
  | 'drop-after-text'
  | 'hang-after-text'

export type TestSmtp = {
  port: number
  received: Received[]
  connections(): number
  /** From now on; a function says it for each recipient. */
  behave(manner: Manner | ((to: string) => Manner)): void
  /** Closes what is open, as servers do with idle clients. */
  hangUp(): void
  close(): Promise<void>
}

/** A real SMTP server on loopback, with a user 'kontor' whose password is 'secret'. */
export async function startTestSmtp(): Promise<TestSmtp> {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  let manner: Manner | ((to: string) => Manner) = 'take'
  const mannerTo = (to: string) => (typeof manner === 'function' ? manner(to) : manner)
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = new SMTPServer(handlers({ manner: mannerTo, received, hangUp }))
  // A client that goes away in the middle is what some of the tests are about.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  return {
    port: await listen(server),
    received,
    connections: () => connections,
    behave: (next) => {
      manner = next
    },
    hangUp,
    close: () => {
      hangUp()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}

type Post = { manner(to: string): Manner; received: Received[]; hangUp(): void }

function handlers({ manner, received, hangUp }: Post): SMTPServerOptions {
  return {
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    authOptional: true,
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === 'kontor' && password === 'secret'
      if (isRight) done(null, { user: username })
      else done(smtpError(535, 'wrong password'))
    },
    onRcptTo: ({ address }, _session, done) => {
      if (manner(address) === 'drop-at-recipient') hangUp()
      else done(refusal(manner(address), 'refuseRecipient'))
    },
    onData: async (stream, { envelope }, done) => {
      const raw = await text(stream).catch(() => undefined)
      if (raw === undefined) return
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
      const how = manner(envelope.rcptTo[0]?.address ?? '')
      if (how === 'drop-after-text') hangUp()
      else if (how !== 'hang-after-text') done(refusal(how, 'refuseText'))
    },
  }
}

function refusal(manner: Manner, at: 'refuseRecipient' | 'refuseText'): Error | null {
  const codes = new Map<string, number>(typeof manner === 'object' ? Object.entries(manner) : [])
  const code = codes.get(at)
  return code === undefined ? null : smtpError(code, 'says the test')
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

async function listen(server: SMTPServer): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}
