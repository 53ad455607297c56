import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Ids, requiredText, Tags, text, Version } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { FileUse, StoredFile } from './file.ts'
import { BrowseBody, FileQuery, Folder } from './file-query.ts'

const ALL = '/api/v0/file/'
const ONE = '/api/v0/file/:id'

const view = staff('files', 'view')
const edit = staff('files', 'edit')
const remove = staff('files', 'delete')

const Share = z.number().min(0).max(1)
export const Focal = z.strictObject({ x: Share, y: Share })

/** What staff may write by hand; the rest follows from the bytes and the recipe. */
const writable = z
  .strictObject({
    name: requiredText(200),
    description: text(5000),
    alt: text(1000),
    altEn: text(1000),
    tags: Tags,
    folder: Folder,
    isPrivate: z.boolean(),
    focal: Focal.nullable(),
  })
  .partial()

const FileInput = writable.extend({ version: Version })
export type FileInput = z.output<typeof FileInput>

export const OneFile = z.object({ items: z.array(StoredFile) })
const FileList = z.object({ items: z.array(StoredFile), ...listReply })
const Gone = z.object({ ids: z.array(Id) })

/** A used file goes to the trash only when the caller has seen its uses and says so. */
const force = z.enum(['true', 'false']).default('false')

export const listFiles = endpoint({
  method: 'GET',
  path: ALL,
  access: view,
  query: FileQuery,
  reply: FileList,
  summary: 'Files, filtered and sorted',
})

export const browseFiles = endpoint({
  method: 'POST',
  path: '/api/v1/file/getDataFileBrowser',
  access: view,
  body: BrowseBody,
  reply: z.object({
    files: z.array(StoredFile),
    availableTags: z.array(z.string()),
    availableExt: z.array(z.string()),
    availableFolders: z.array(z.string()),
    ...listReply,
  }),
  summary: 'One page of the file browser',
})

export const searchFiles = endpoint({
  method: 'POST',
  path: '/api/v0/search/file/',
  access: view,
  body: z.strictObject({ search: text(200), limit: z.int().min(1).max(100).default(20) }),
  reply: FileList,
  summary: 'Files whose name, description, alt text or tags begin like the words given',
})

export const readFile = endpoint({
  method: 'GET',
  path: ONE,
  access: view,
  params: IdParams,
  reply: OneFile.extend({
    /** Visitors meet it on the website: changing it takes the right to publish. */
    isShown: z.boolean(),
  }),
  summary: 'One file, and whether visitors meet it',
})

export const readManyFiles = endpoint({
  method: 'POST',
  path: '/api/v0/batch/file/',
  access: view,
  body: Ids,
  reply: OneFile,
  summary: 'Many files by id',
})

export const updateFile = endpoint({
  method: 'PUT',
  path: ALL,
  access: edit,
  body: FileInput.extend({ _id: Id }),
  reply: OneFile,
  summary: 'Changes the given fields of a file',
})

export const updateFileById = endpoint({
  method: 'PUT',
  path: ONE,
  access: edit,
  params: IdParams,
  body: FileInput,
  reply: OneFile,
  summary: 'Changes the given fields of a file',
})

/** Each of the files as it is now; for many at once nobody compares versions. */
export const editManyFiles = endpoint({
  method: 'POST',
  path: '/api/v0/batch/file/edit/',
  access: edit,
  body: Ids.extend({
    addTags: Tags.default([]),
    removeTags: Tags.default([]),
    folder: Folder.optional(),
  }),
  reply: Gone,
  summary: 'Tags or moves many files; answers with those that changed',
})

export const deleteFile = endpoint({
  method: 'DELETE',
  path: ALL,
  access: remove,
  query: z.strictObject({ _id: Id, force }),
  reply: Gone,
  summary: 'Moves a file to the trash; 409 `in-use` with `uses` when something shows it',
})

export const deleteFileById = endpoint({
  method: 'DELETE',
  path: ONE,
  access: remove,
  params: IdParams,
  query: z.strictObject({ force }),
  reply: Gone,
  summary: 'Moves a file to the trash; 409 `in-use` with `uses` when something shows it',
})

export const deleteManyFiles = endpoint({
  method: 'POST',
  path: '/api/v0/batch/file/remove/',
  access: remove,
  body: Ids.extend({ force: z.boolean().default(false) }),
  reply: Gone,
  summary: 'Moves many files to the trash, all of them or none',
})

export const restoreFile = endpoint({
  method: 'POST',
  path: '/api/v0/file/:id/restore',
  access: remove,
  params: IdParams,
  reply: OneFile,
  summary: 'Takes a file out of the trash',
})

export const emptyTrash = endpoint({
  method: 'POST',
  path: '/api/v0/file/trash/empty',
  access: remove,
  reply: z.object({ removed: z.int(), remaining: z.int() }),
  summary: 'Removes for good what lies in the trash, 500 at a time',
})

export const listFileUses = endpoint({
  method: 'GET',
  path: '/api/v0/file/:id/uses',
  access: view,
  params: IdParams,
  reply: z.object({ uses: z.array(FileUse) }),
  summary: 'Where a file is used',
})
