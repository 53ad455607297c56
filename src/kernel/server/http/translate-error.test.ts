import { expect, test } from 'vitest'
import { PlatformError, type PlatformErrorCode } from '#platform/platform-error.ts'
import { diskFull, notFound } from '#platform/storage/storage.ts'
import { asAppError } from './translate-error.ts'

test('what the storage misses is 404, what does not fit is 507', () => {
  expect(asAppError(notFound())).toMatchObject({ status: 404, code: 'not-found' })
  expect(asAppError(diskFull())).toMatchObject({ status: 507, code: 'disk-full' })
})

test.each<PlatformErrorCode>(['already-running', 'archive-damaged', 'busy', 'not-empty'])(
  'what is meant for operators (%s) is told to no caller',
  (code) => {
    expect(asAppError(new PlatformError(code, 'The folder /data is in use.'))).toBeUndefined()
  },
)
