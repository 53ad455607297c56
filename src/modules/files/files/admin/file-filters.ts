import { choiceFilter, type Filter, tagsFilter } from '#kernel/admin/fields/filter.ts'
import { call } from '#kernel/client/call.ts'
import { browseFiles } from '../file.calls.ts'
import { Folder } from '../file-query.ts'

/** Stands for the top in an address, where an empty word would say nothing. */
const TOP = '/'
const ENDING = /^[a-z0-9]{1,12}$/

/** Every tag, ending and folder in use. */
export async function readFacets() {
  const reply = await call(browseFiles, { body: { limit: 1 } })
  const { availableTags, availableExt, availableFolders } = reply
  return { tags: availableTags, endings: availableExt, folders: availableFolders }
}

export async function suggestTags(): Promise<readonly string[]> {
  return (await readFacets()).tags
}

async function suggestFolders(): Promise<readonly string[]> {
  return (await readFacets()).folders
}

export const tagFilter = tagsFilter(suggestTags)

export const endingFilter: Filter<string[]> = {
  ...tagsFilter(async () => (await readFacets()).endings),
  parse: (words) => {
    const endings = words.map((word) => word.toLowerCase()).filter((word) => ENDING.test(word))
    return endings.length > 0 ? endings : undefined
  },
}

/** Drawn by the folder tree; the chips leave it out. */
export const folderFilter: Filter<string> = {
  kind: 'reference',
  suggest: async () => (await suggestFolders()).map((path) => ({ value: path, label: path })),
  parse: ([word]) => {
    if (word === TOP) return ''
    return word && Folder.safeParse(word).success ? word : undefined
  },
  format: (value) => [value === '' ? TOP : String(value)],
}

export const unusedFilter = choiceFilter(['true'])
export const trashFilter = choiceFilter(['true'])
