import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeScratch } from '../test-postgres.ts'
import { capLog, logTail, openLog } from './log-file.ts'

describe("the server's log", () => {
  it('that grows too large is cut while the server goes on appending', async () => {
    const file = join(await makeScratch(), 'postgres.log')
    const server = await openLog(file)
    await server.write('many old lines\n')
    await capLog(file, 5)
    await server.write('new line\n')
    await server.close()
    expect(await readFile(file, 'utf8')).toBe('new line\n')
    expect(await readFile(`${file}.old`, 'utf8')).toBe('many old lines\n')
  })

  it('is set aside at a start when it is larger than 10 MB', async () => {
    const file = join(await makeScratch(), 'postgres.log')
    await writeFile(file, Buffer.alloc(10 * 1024 * 1024 + 1, 'x'))
    const server = await openLog(file)
    await server.close()
    expect(await readFile(file, 'utf8')).toBe('')
  })

  it('gives its last lines since an offset for error messages', async () => {
    const file = join(await makeScratch(), 'postgres.log')
    await writeFile(file, 'before\nafter\n')
    expect(await logTail(file, 'before\n'.length)).toBe('after')
    expect(await logTail(`${file}.missing`, 0)).toBe('')
  })
})
