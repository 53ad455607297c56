import { expect, test } from 'vitest'
import { readAnswer, readVerdict } from './outcome.ts'

const failure = (status: number, code: string) =>
  readAnswer(status, JSON.stringify({ message: 'Grund', code }))

test('what is wrong with a file is final, what is wrong with the moment is not', () => {
  expect(failure(415, 'file-type')).toEqual({ state: 'refused', reason: 'Grund' })
  expect(failure(422, 'hostile-file')).toEqual({ state: 'refused', reason: 'Grund' })
  expect(failure(507, 'quota-full')).toEqual({ state: 'failed', reason: 'Grund' })
  expect(failure(429, 'too-many-uploads')).toEqual({ state: 'failed', reason: 'Grund' })
  expect(failure(503, 'busy')).toEqual({ state: 'failed', reason: 'Grund' })
  expect(failure(401, 'signed-out')).toEqual({ state: 'failed', reason: 'Grund' })
})

test("a proxy's page is a failure without words", () => {
  expect(readAnswer(502, '<html>Bad gateway</html>')).toEqual({ state: 'failed', reason: '' })
  expect(readAnswer(200, 'ok')).toEqual({ state: 'failed', reason: '' })
})

test('the end of a resumable upload says why a file was refused, an empty answer nothing', () => {
  const verdict = { name: 'a.svg', result: 'refused', file: null, code: 'x', message: 'Skript' }
  expect(readVerdict(JSON.stringify(verdict))).toEqual({ state: 'refused', reason: 'Skript' })
  expect(readVerdict('')).toBeUndefined()
})
