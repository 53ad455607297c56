import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Told } from '../rig/tell.ts'
import type { Outcome } from './record.ts'
import type { LongRun } from './runs.ts'

export type Ended = { name: string; outcome: Outcome }

const FOLDER = join(import.meta.dirname, '..')
const running = new Set<ChildProcess>()

/** Each says what it found so far, and clears away what it started. */
export function stopRuns(): void {
  for (const child of running) child.kill('SIGTERM')
}

/**
 * Runs one to its end; what it says appears with its name before it. `disk` is the temporary folder for what has
 * to lie on one.
 */
export async function startRun(
  { name, file, args = [], isOnDisk }: LongRun,
  disk: string,
): Promise<Ended> {
  const began = performance.now()
  console.log(`[${name}] begins`)
  const child = spawn(process.execPath, [join(FOLDER, `${file}.ts`), ...args], {
    env: { ...process.env, ...(isOnDisk && { TMPDIR: disk }) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl+C is for `npm run faults`, which passes it on.
    detached: true,
  })
  running.add(child)
  let told: Told = { howFar: '', faults: 0 }
  child.on('message', (message: Told) => {
    told = message
  })
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => console.log(`[${name}] ${line}`))
  const [code] = await once(child, 'close')
  running.delete(child)
  const isGreen = code === 0 && told.faults === 0
  const seconds = (performance.now() - began) / 1000
  console.log(`[${name}] ${isGreen ? 'is green' : 'is NOT green'} after ${seconds.toFixed(0)} s`)
  return { name, outcome: { ...told, isGreen, seconds } }
}
