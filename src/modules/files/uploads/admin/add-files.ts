import { type Given, joinFolders } from './drop/dropped-files.ts'
import type { Target } from './queue/queue.ts'
import type { OnThere } from './queue/upload-line.ts'
import { uploads } from './queue/uploads.ts'

export const NOWHERE: Target = { folder: '', tags: [], isPrivate: false }

/** A pasted picture is called `image.png` by every browser. */
const PASTED = /^image\.(png|jpe?g|gif|webp)$/i

/** Puts files into the line; folders they lay in are kept below the target's. */
export function addFiles(given: readonly Given[], target: Target, onThere?: OnThere): void {
  const picked = given.map(({ file, folder }) => ({
    file,
    name: file.name,
    target: { ...target, folder: joinFolders(target.folder, folder) },
  }))
  uploads.add(picked, onThere)
}

/** What was pasted gets a name that can be found again. */
export function namePasted(files: readonly File[], now: Date): Given[] {
  const stamp = now.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')
  return files.map((file, place) => {
    const [, ext] = PASTED.exec(file.name) ?? []
    const suffix = place === 0 ? '' : ` ${place + 1}`
    const named = ext ? new File([file], `${stamp}${suffix}.${ext}`, { type: file.type }) : file
    return { file: named, folder: '' }
  })
}
