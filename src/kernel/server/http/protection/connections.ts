import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_MS = 25
/** So long a fresh connection may stay silent before it counts as opened for nothing. */
const SILENCE_MS = 250
const LINGER_MS = 1000
const PATIENCE_MS = 6000

type Connections = {
  watch(server: Server): void
  /** Ends what is idle from now on, and after a while what is left: a stop never hangs. */
  end(): void
}

/**
 * The connections of a server that stops. Node waits for a kept connection until its client leaves,
 * and takes one that was opened but never used (browsers do that) for busy.
 */
export function createConnections(): Connections {
  const servers: Server[] = []
  const opened = new Map<Socket, number>()
  const endIdle = () => {
    for (const server of servers) server.closeIdleConnections()
    for (const [socket, since] of opened) {
      if (socket.bytesRead === 0 && performance.now() - since > SILENCE_MS) socket.destroy()
    }
  }
  return {
    watch: (server) => {
      servers.push(server)
      server.on('connection', (socket) => {
        opened.set(socket, performance.now())
        socket.once('close', () => opened.delete(socket))
      })
    },
    end: () => {
      endIdle()
      if (!servers.some((server) => server.listening)) return
      const look = setInterval(endIdle, LOOK_MS)
      const last = setTimeout(() => servers.map((one) => one.closeAllConnections()), PATIENCE_MS)
      servers[0]?.once('close', () => {
        clearInterval(look)
        clearTimeout(last)
      })
    },
  }
}

/** Gives clients a moment to leave by themselves, each with its next answer. */
export async function untilAlone(server: Server): Promise<void> {
  for (let left = LINGER_MS; left > 0; left -= LOOK_MS) {
    if ((await countOf(server)) === 0) return
    await pause(LOOK_MS)
  }
}

function countOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))
}
