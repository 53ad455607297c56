import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { type Bench, median } from './bench.ts'
import { load } from './load.ts'
import { runKontor } from './running-kontor.ts'

const STARTS = 5
/** A house at rest: what starting took has been given back. */
const IDLE_MS = 10_000

/** From the start of the process to its first page with the database up, and what it holds then. */
export const bench: Bench = {
  title: 'Start and memory',
  run: async () => {
    const running = await runKontor()
    try {
      const starts: number[] = []
      for (let turn = 0; turn < STARTS; turn++) starts.push(await running.restart())
      await setTimeout(IDLE_MS)
      const idle = await memory(running.kontor.pid)
      await load({ url: `${running.kontor.url}/`, connections: 64 })
      await load({ url: `${running.kontor.url}/login`, connections: 64 })
      const busy = await memory(running.kontor.pid)
      const first = median(starts)
      return [
        {
          name: 'cold start to the first page',
          value: `${first.toFixed(0)} ms`,
          bar: '< 1200 ms',
          isGood: first < 1200,
        },
        { name: 'memory, idle', value: `${idle} MB`, bar: '< 120 MB', isGood: idle < 120 },
        { name: 'memory, after load', value: `${busy} MB`, bar: '< 270 MB', isGood: busy < 270 },
      ]
    } finally {
      await running.stop()
    }
  },
}

async function memory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
