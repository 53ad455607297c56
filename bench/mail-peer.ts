/** In a process of its own: the same mails by bare pooled nodemailer, and how many a second. */
import { createTransport } from 'nodemailer'
import { z } from 'zod'

const Task = z.object({
  port: z.int(),
  count: z.int(),
  lanes: z.int(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Nodemailer signs with it; '' = it does not. */
  privateKey: z.string(),
})
export type PeerTask = z.infer<typeof Task>

process.once('message', (message) => {
  void sendAll(Task.parse(message)).then((perSecond) => {
    process.send?.({ perSecond })
    process.disconnect?.()
  })
})

async function sendAll({ port, count, lanes, privateKey, ...content }: PeerTask): Promise<number> {
  const transport = createTransport({
    ...{ host: '127.0.0.1', port, pool: true, maxConnections: lanes, maxMessages: count + 1 },
    ...(privateKey && {
      dkim: { domainName: 'sonne.example', keySelector: 'peer', privateKey },
    }),
  })
  const send = (n: number) =>
    transport.sendMail({
      from: { name: 'Sonne', address: 'post@sonne.example' },
      to: `leser${n}@example.org`,
      ...content,
      headers: {
        'List-Unsubscribe': `<https://sonne.example/Newsletter/unsubscribe/${'a1'.repeat(20)}${n}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
  await send(0)
  const began = performance.now()
  let next = 0
  const lane = async () => {
    while (next < count) {
      next += 1
      await send(next)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  const seconds = (performance.now() - began) / 1000
  transport.close()
  return count / seconds
}
