import type { StoredFile as FieldFile, FileSource } from '#kernel/admin/fields/file-fields.ts'
import { call } from '#kernel/client/call.ts'
import { downloadPath } from '../../../images/image-address.ts'
import { NOWHERE } from '../../../uploads/admin/add-files.ts'
import { sendFile } from '../../../uploads/admin/queue/uploads.ts'
import { readManyFiles } from '../../file.calls.ts'
import type { StoredFile } from '../../file.ts'
import { chooseFile, chooseFiles } from './choose.ts'

/** File fields of forms over the file browser; what exists already is used instead of refused. */
export const fieldSource: FileSource = {
  upload: (file) =>
    new Promise((resolve, reject) => {
      sendFile(
        { file, name: file.name, target: NOWHERE },
        {
          progress: () => undefined,
          end: (outcome) => {
            if ('file' in outcome) resolve(toField(outcome.file))
            else reject(new Error('reason' in outcome ? outcome.reason : ''))
          },
        },
      )
    }),
  describe: async (ids) => {
    const { items } = await call(readManyFiles, { body: { ids: [...ids] } })
    return items.map(toField)
  },
  choose: async ({ isImage, isMany }) => {
    const wish = isImage ? ({ title: 'image', kinds: ['image'] } as const) : {}
    const chosen = isMany ? await chooseFiles(wish) : await chooseFile(wish)
    return [chosen ?? []].flat().map(toField)
  },
}

function toField(file: StoredFile): FieldFile {
  const [narrow] = file.gridrefs
  return {
    id: file._id,
    name: file.name,
    size: file.size,
    url: downloadPath(file._id),
    preview: narrow && downloadPath(file._id, narrow.gridref),
  }
}
