import { createReadStream } from 'node:fs'
import { expect } from 'vitest'
import { waitUntil } from '#platform/wait.ts'
import type { Caller } from '#tests/caller.ts'
import type { TestApp } from '#tests/test-app.ts'
import type { Archive, Run } from '../archives/archive.ts'
import { beginUpload, continueUpload, listBackups, readRun } from '../contract.ts'

export const BACKUP = '/api/v0/backup'

/** For tests: asks for something and waits until it has ended. */
export function backupDesk(app: TestApp, boss: Caller) {
  const list = async () => (await boss.get(`${BACKUP}/`)).parse(listBackups.reply)
  const ended = async (id: string): Promise<Run> => {
    let run: Run | undefined
    const hasEnded = async () => {
      const answer = await boss.get(`${BACKUP}/run/${id}`)
      if (answer.status === 200) run = answer.parse(readRun.reply).run
      return run?.state === 'done' || run?.state === 'failed'
    }
    await waitUntil(hasEnded, { timeoutMs: 60_000, stepMs: 50 })
    if (!run) throw new Error('the run never began')
    return run
  }
  const ask = async (path: string, body?: object): Promise<Run> => {
    const answer = await boss.post(`${BACKUP}${path}`, body)
    expect(answer.status, answer.text).toBe(200)
    return await ended(answer.parse(readRun.reply).run._id)
  }
  const backUp = async (): Promise<Archive> => {
    const run = await ask('/', {})
    const archive = (await list()).items.find(({ _id }) => _id === run.archive)
    if (!archive) throw new Error(`no backup was made: ${run.fault}`)
    return archive
  }
  const fileOf = (archive: Pick<Archive, 'name'>) =>
    `${app.services.settings.dataDir}/backups/${archive.name}`
  return { list, ask, ended, backUp, fileOf, upload: (file: string) => upload(boss, file) }
}

/** Brings a file along in pieces, as the screen does. */
async function upload(boss: Caller, file: string) {
  const parts: Buffer[] = []
  for await (const part of createReadStream(file)) parts.push(part)
  const bytes = Buffer.concat(parts)
  const begun = await boss.post(`${BACKUP}/upload`, { size: bytes.length })
  const { _id } = begun.parse(beginUpload.reply)
  const half = Math.ceil(bytes.length / 2)
  await piece(boss, `${_id}?offset=0`, bytes.subarray(0, half))
  return await piece(boss, `${_id}?offset=${half}`, bytes.subarray(half))
}

async function piece(boss: Caller, path: string, bytes: Buffer) {
  const answer = await boss.raw(`${BACKUP}/upload/${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  })
  const read = () => answer.parse(continueUpload.reply)
  return { status: answer.status, code: answer.json.code, read }
}
