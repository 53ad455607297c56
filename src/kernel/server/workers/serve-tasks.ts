import { parentPort, type Transferable } from 'node:worker_threads'

/**
 * The thread's side of a worker pool: one answer for each task. What is pushed to `transfer` moves
 * to the main thread instead of being copied. Belongs into a file called `*.worker.ts`, which the
 * build makes into a program of its own.
 * @example serveTasks(({ password }: JudgeTask) => judge(password))
 */
export function serveTasks<Task>(handle: (task: Task, transfer: Transferable[]) => unknown): void {
  parentPort?.on('message', async (task: Task) => {
    const transfer: Transferable[] = []
    try {
      const result = await handle(task, transfer)
      parentPort?.postMessage({ result }, transfer)
    } catch (error) {
      parentPort?.postMessage({ failure: String(error) })
    }
  })
}
