import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const TELL = pathToFileURL(join(import.meta.dirname, '..', '..', 'faults', 'rig', 'tell.ts')).href
const RUN = `
  import { tell, whenStopped } from '${TELL}'
  whenStopped(async () => console.error('cleared away'))
  const wrong = tell(() => '1 of 2 kills')
  wrong.push('a row is lost')`

function startRun(rest = '') {
  const child = spawn(process.execPath, ['--input-type=module', '-e', RUN + rest], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const told: unknown[] = []
  child.on('message', (message) => told.push(message))
  const textOf = (stream: Readable | null) => text(stream ?? Readable.from([]))
  return { child, told, out: textOf(child.stdout), err: textOf(child.stderr) }
}

test('a run that is stopped has said its faults, says how far it is, and is no good end', async () => {
  const run = startRun(`
    setInterval(() => undefined, 1000)
    process.on('SIGTERM', () => {
      console.log('nothing was lost')
      process.exitCode = 0
    })`)
  await once(run.child, 'message')
  run.child.kill('SIGTERM')
  const [code] = await once(run.child, 'close')
  expect(await run.err).toMatch(/stopped at 1 of 2 kills, 1 faults, \d+ s\ncleared away/)
  expect(await run.out).toBe('  ✗ a row is lost\n')
  expect(code).toBe(130)
})

test('a run that was started by others tells them and ends by itself', async () => {
  const run = startRun()
  await once(run.child, 'close')
  expect(run.told.at(-1)).toEqual({ howFar: '1 of 2 kills', faults: 1 })
})
