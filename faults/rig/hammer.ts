import { Agent, get, type RequestOptions } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

type Hammer = {
  answered(): number
  /** Once Kontor has left: how many were answered, and what went wrong. */
  end(): Promise<{ answered: number; failed: string[] }>
}

type Who = { cookie?: string }

const LOOK_MS = 20
const CLIENTS = 12

/**
 * Asks for the paths in turn on kept connections, as a load balancer does: it asks for readiness
 * all the time, and sends nothing more once that is denied. Until then every answer must be good.
 */
export function hammer(url: string, paths: readonly string[], who: Who = {}): Hammer {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const failed: string[] = []
  let answered = 0
  let isReady = true
  const look = async () => {
    while (isReady) {
      isReady = (await ask({}, `${url}/readyz`)) === 200
      await pause(LOOK_MS)
    }
  }
  const client = async (first: number) => {
    for (let turn = first; isReady; turn++) {
      const path = paths[turn % paths.length] ?? '/'
      const outcome = await ask({ agent, headers: who }, url + path)
      if (typeof outcome === 'number' && outcome < 400) answered += 1
      else failed.push(`${path} ${outcome}`)
    }
  }
  const all = Promise.all([look(), ...Array.from({ length: CLIENTS }, (_, n) => client(n))])
  return {
    answered: () => answered,
    end: async () => {
      await all
      agent.destroy()
      return { answered, failed }
    },
  }
}

/** The status of a whole answer, or what kept it from arriving. */
function ask(options: RequestOptions, url: string): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(url, options, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', (error) => resolve(`answer cut: ${error.message}`))
    })
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })
}
