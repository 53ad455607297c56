import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from './cli.ts'

const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
const call = (...args: string[]) => main(args, { root: '' })
const textOf = (spy: typeof said) => spy.mock.calls.flat().join('\n')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.clearAllMocks()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('without a command, or with help, the usage is shown', async () => {
  expect(await call()).toBe(0)
  expect(await call('--help')).toBe(0)
  for (const name of [
    'start',
    'migrate',
    'seed',
    'doctor',
    'user reset-2fa',
    'restore',
    'import',
  ]) {
    expect(textOf(said)).toContain(`\n  ${name}`)
  }
})

test.each([
  ['start', '--help'],
  ['seed', '-h'],
  ['restore', 'all.kontor', '--yes', '--help'],
])('a command that is only asked about does nothing: %s %s', async (...args) => {
  expect(await call(...args)).toBe(0)
  expect(textOf(said)).toMatch(/^kontor <Befehl>/)
  expect(complained).not.toHaveBeenCalled()
})

test('an unknown command, also one named like a property of objects, is no success', async () => {
  expect(await call('strat')).toBe(1)
  expect(await call('constructor')).toBe(1)
})

test('each wrong setting is one marked line, whatever the command', async () => {
  vi.stubEnv('PORT', 'x')
  vi.stubEnv('KONTOR_DEMO', 'maybe')
  expect(await call('doctor')).toBe(1)
  const lines = textOf(complained).split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(
    /^✗ Die Einstellung PORT ist nicht brauchbar: Bitte geben Sie eine Zahl ein\.$/,
  )
  expect(lines[1]).toMatch(/^✗ Die Einstellung KONTOR_DEMO/)
})

test('a wrong call is answered with one sentence, and a finished command leaves', async () => {
  expect(await call('backup')).toBe(1)
  expect(textOf(complained)).toBe('Aufruf: kontor backup <Ordner oder Datei.kontor> | key')
  expect(exit).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
})
