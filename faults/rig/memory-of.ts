import { readFile } from 'node:fs/promises'
import { waitUntil } from '#platform/wait.ts'

/** The resident memory of a process in megabytes. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}

/** Waits until a process is back at this memory, and says where it is then or when time is up. */
export async function memoryAfter(pid: number, mb: number, timeoutMs: number): Promise<number> {
  await waitUntil(async () => (await memoryOf(pid)) <= mb, { timeoutMs, stepMs: 1000 })
  return memoryOf(pid)
}
