import { z } from 'zod'
import { requiredText, text } from '#kernel/contract/fields.ts'
import { listQuery, some, YesNo } from '#kernel/contract/list.ts'
import { Kind } from './file.ts'

/** The first one is the default: recently uploaded (specification, section 9). */
const FILE_SORTS = ['created', 'name', 'size', 'updated'] as const
export type FileSort = (typeof FILE_SORTS)[number]

/** Parts joined by '/', no empty ones; '' is the top. */
export const Folder = text(300)
  .trim()
  .regex(/^$|^[^/\\]{1,80}(\/[^/\\]{1,80}){0,7}$/)

/** The names are the specification's (section 3, admin UI state), folder, unused and trash are ours. */
const filters = {
  type: some(Kind),
  ext: some(z.string().regex(/^[a-z0-9]{1,12}$/)),
  /** A file must carry every one of them. */
  tags: some(requiredText(60)),
  /** Exactly this folder; absent: all. */
  folder: Folder.optional(),
  unused: YesNo.default(false),
  trash: YesNo.default(false),
}

export const FileQuery = listQuery({ sort: FILE_SORTS, filters })
export type FileQuery = z.output<typeof FileQuery>

export const BrowseBody = FileQuery
