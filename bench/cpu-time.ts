import { readdir, readFile } from 'node:fs/promises'

const MS_PER_TICK = 10

/** Milliseconds of CPU that these processes have used, together with all they have started. */
export async function cpuTime(...roots: number[]): Promise<number> {
  const all = (await Promise.all((await processIds()).map(readTimes))).flatMap((one) => one ?? [])
  const counted = new Set(roots)
  // A child has a higher id than its parent unless ids wrapped, so a few rounds find every one.
  for (let size = -1; size !== counted.size; ) {
    size = counted.size
    for (const { id, parent } of all) if (counted.has(parent)) counted.add(id)
  }
  return all
    .filter(({ id }) => counted.has(id))
    .reduce((sum, { ticks }) => sum + ticks * MS_PER_TICK, 0)
}

async function processIds(): Promise<number[]> {
  return (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
}

type Times = { id: number; parent: number; ticks: number }

/** Of children that have ended the parent keeps the sum. */
async function readTimes(id: number): Promise<Times | undefined> {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => undefined)
  if (!stat) return undefined
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [own, system, ended, endedSystem] = fields.slice(11, 15).map(Number)
  const ticks = (own ?? 0) + (system ?? 0) + (ended ?? 0) + (endedSystem ?? 0)
  return { id, parent: Number(fields[1]), ticks }
}
