import { serveTasks } from './serve-tasks.ts'

type TestTask = { echo: unknown } | { fail: string } | { spin: true } | { hold: SharedArrayBuffer }

/** What a thread can do to its pool: answer, throw, never answer, wait for a sign, take all memory. */
serveTasks((given: TestTask) => {
  if ('fail' in given) throw new Error(given.fail)
  if ('spin' in given) for (;;);
  if ('hold' in given) return Atomics.wait(new Int32Array(given.hold), 0, 0)
  return given.echo
})
