import { connect, createServer, type Socket } from 'node:net'
import type { DatabaseTarget } from '#kernel/server/database.ts'
import { freePort } from './free-port.ts'

type Place = Extract<DatabaseTarget, { host: string }>

/** A line to a database that can be cut while the database itself goes on. */
type DatabaseLine = {
  target: Place
  /** Ends what runs over it, as a proxy that dies does, and lets nobody through. */
  cut(): Promise<void>
  mend(): Promise<void>
}

export async function openLine(target: Place): Promise<DatabaseLine> {
  const port = await freePort()
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = target.host.startsWith('/')
      ? connect(`${target.host}/.s.PGSQL.${target.port}`)
      : connect(target.port, target.host)
    near.pipe(far).pipe(near)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => open.delete(one))
    }
  })
  const mend = () => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await mend()
  return {
    target: { ...target, host: '127.0.0.1', port },
    mend,
    cut: async () => {
      const closed = new Promise((done) => server.close(done))
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
