import { connect, createServer, type Socket } from 'node:net'
import type { DatabaseTarget } from '#platform/postgres/setting.ts'
import { freePort } from './free-port.ts'

type NetworkTarget = Extract<DatabaseTarget, { host: string }>

/** In no startup message: its fields end with a zero. */
const NOBODY = '\0\0nobody'

/** A line to a database that can be cut while the database itself goes on. */
type DatabaseLine = {
  target: NetworkTarget
  /** Ends what runs over it, as a proxy that dies does, and lets nobody through. */
  cut(): Promise<void>
  mend(): Promise<void>
  /** Connections of this application get nothing any more, and are not told so. */
  mute(application: string): void
  /** Connections of this application end, and no new one comes through. */
  refuse(application: string): void
  /** Takes back `mute` and `refuse`. */
  accept(): void
}

export async function openLine(target: NetworkTarget): Promise<DatabaseLine> {
  const port = await freePort()
  const open = new Set<Socket>()
  const startups = new Map<Socket, string>()
  const treated = { muted: NOBODY, refused: NOBODY }
  const settle = () => {
    for (const [far, startup] of startups) {
      if (startup.includes(treated.refused)) far.destroy()
      else if (startup.includes(treated.muted)) far.pause()
      else far.resume()
    }
  }
  const treat = (change: Partial<typeof treated>) => {
    Object.assign(treated, { muted: NOBODY, refused: NOBODY }, change)
    settle()
  }
  const server = createServer((near) => {
    const far = target.host.startsWith('/')
      ? connect(`${target.host}/.s.PGSQL.${target.port}`)
      : connect(target.port, target.host)
    near.pipe(far).pipe(near)
    near.once('data', (startup) => {
      startups.set(far, String(startup))
      settle()
    })
    far.on('close', () => {
      startups.delete(far)
      near.destroy()
    })
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
    mute: (muted) => treat({ muted }),
    refuse: (refused) => treat({ refused }),
    accept: () => treat({}),
    cut: async () => {
      const closed = new Promise((done) => server.close(done))
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
