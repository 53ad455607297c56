import { call } from '#kernel/client/call.ts'
import { send } from '#kernel/client/request.ts'
import { replaceFile } from '../../uploads/upload.calls.ts'
import {
  deleteManyFiles,
  emptyTrash,
  OneFile,
  readFile,
  restoreFile,
  updateFileById,
} from '../file.calls.ts'
import type { StoredFile } from '../file.ts'
import { removeUnlessUsed } from './actions/questions.ts'

type Files = readonly StoredFile[]

/** A file that was opened; of those in lists nobody asked whether visitors meet them. */
export type OpenFile = StoredFile & { isShown?: boolean }

export async function readOneFile(id: string): Promise<OpenFile> {
  const reply = await call(readFile, { params: { id } })
  return { ...only(reply), isShown: reply.isShown }
}

/** To the trash; what is still used only after someone has seen where. */
export async function removeFiles(files: Files): Promise<void> {
  const ids = files.map(({ _id }) => _id)
  const subject = { subject: 'file', count: files.length } as const
  await removeUnlessUsed(subject, (force) => call(deleteManyFiles, { body: { ids, force } }))
}

export async function restoreFiles(files: Files): Promise<void> {
  for (const { _id } of files) await call(restoreFile, { params: { id: _id } })
}

/** The server takes a few hundred at a time. */
export async function emptyWholeTrash(): Promise<void> {
  for (;;) {
    const { remaining, removed } = await call(emptyTrash, {})
    if (remaining === 0 || removed === 0) return
  }
}

export async function renameFile(file: StoredFile, name: string): Promise<StoredFile> {
  const body = { name, version: file.version }
  return only(await call(updateFileById, { params: { id: file._id }, body }))
}

/** New bytes under the same address. */
export async function replaceBytes(file: StoredFile, bytes: File): Promise<StoredFile> {
  const form = new FormData()
  form.append('file', bytes, bytes.name)
  const path = replaceFile.path.replace(':id', encodeURIComponent(file._id))
  return only(OneFile.parse(await send('POST', `${path}?version=${file.version}`, form)))
}

function only({ items }: { items: readonly StoredFile[] }): StoredFile {
  const [file] = items
  if (!file) throw new Error('The server answered without a file')
  return file
}
