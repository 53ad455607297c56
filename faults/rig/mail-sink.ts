import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type MailSink = {
  port: number
  /** Newsletters by recipient; other mails are taken and forgotten. */
  got: ReadonlyMap<string, number>
  total(): number
  /** The newest of them. */
  last(): string
  close(): Promise<void>
}

/** A mail server that takes everything and only counts: fifty thousand mails fit into no memory. */
export async function startMailSink(): Promise<MailSink> {
  const got = new Map<string, number>()
  let total = 0
  let last = ''
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    authOptional: true,
    closeTimeout: 100,
    onData: (stream, { envelope }, done) => {
      text(stream).then(
        (raw) => {
          if (/^List-Unsubscribe: /m.test(raw)) {
            total += 1
            last = raw
            for (const { address } of envelope.rcptTo) got.set(address, (got.get(address) ?? 0) + 1)
          }
          done(null)
        },
        // A client that was killed in the middle of a text has sent no mail.
        () => undefined,
      )
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  const close = () => new Promise<void>((closed) => server.close(() => closed()))
  return { port: address.port, got, total: () => total, last: () => last, close }
}
