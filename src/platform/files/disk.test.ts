import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { networkFileSystemName, requireFreeSpace } from './disk.ts'

describe('the disk', () => {
  it('without enough room is refused in words that name the folder', async () => {
    const failure = requireFreeSpace(tmpdir(), Number.MAX_SAFE_INTEGER)
    await expect(failure).rejects.toMatchObject({ code: 'disk-full' })
    await expect(failure).rejects.toThrow(tmpdir())
    await expect(requireFreeSpace(tmpdir(), 1)).resolves.toBeUndefined()
  })

  it.each([
    [0x6969, 'NFS'],
    [0xff534d42, 'CIFS'],
    [-11317950, 'CIFS'],
    [0xfe534d42, 'SMB'],
    [0xef53, undefined],
  ])('of type %i is known as %s', (type, name) => {
    expect(networkFileSystemName(type)).toBe(name)
  })
})
