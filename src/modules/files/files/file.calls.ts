import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Ids, requiredText, Tags, text, Version } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { regularCalls, removalCallsWith } from '#kernel/contract/noun/calls.ts'
import { FileUse, StoredFile } from './file.ts'
import { FileQuery, Folder } from './file-query.ts'

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
const Gone = z.object({ ids: z.array(Id) })

/** The specification's own calls follow; these are like those of every noun. */
export const {
  list: listFiles,
  search: searchFiles,
  readMany: readManyFiles,
  update: updateFile,
  updateById: updateFileById,
  restore: restoreFile,
} = regularCalls({
  path: 'file',
  title: { one: 'file', many: 'files' },
  may: (action) => staff('files', action),
  Wire: StoredFile,
  Create: z.never(),
  Change: FileInput,
  Query: FileQuery,
})

/** What is used goes to the trash only when the caller has seen its uses and says so. */
export const FORCED = {
  query: { force: z.enum(['true', 'false']).default('false') },
  body: { force: z.boolean().default(false) },
}

export const browseFiles = endpoint({
  method: 'POST',
  path: '/api/v1/file/getDataFileBrowser',
  access: view,
  body: FileQuery,
  reply: z.object({
    files: z.array(StoredFile),
    availableTags: z.array(z.string()),
    availableExt: z.array(z.string()),
    availableFolders: z.array(z.string()),
    ...listReply,
  }),
  summary: 'One page of the file browser',
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

export const {
  remove: deleteFile,
  removeById: deleteFileById,
  removeMany: deleteManyFiles,
} = removalCallsWith(
  {
    path: 'file',
    access: remove,
    summary: {
      one: 'Moves a file to the trash; 409 `in-use` with `uses` when something shows it',
      many: 'Moves many files to the trash, all of them or none',
    },
  },
  FORCED,
)

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
