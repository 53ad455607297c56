import { useSearchParams } from 'react-router'
import { useTexts } from '#kernel/admin/session.tsx'
import { uploadTexts } from '../texts.ts'
import { addFiles, NOWHERE } from '../upload/add-files.ts'
import { askForFiles, type Wish } from '../upload/ask-for-files.ts'
import { DropVeil } from '../upload/drop-veil.tsx'
import type { Given } from '../upload/dropped-files.ts'
import { useIncoming } from '../upload/use-incoming.ts'
import { UPLOAD } from './paths.ts'
import type { FileBrowse } from './use-file-browse.ts'

type Asking = { canUpload: boolean; isAsking: boolean; setAsking(isAsking: boolean): void }

/** Uploading from the file browser: by dropping, pasting or choosing, into the folder that is open. */
export function useScreenUpload(browse: FileBrowse, asking: Asking) {
  const t = useTexts(uploadTexts)
  const [address, setAddress] = useSearchParams()
  const folder = browse.folder ?? ''
  const isAsking = asking.canUpload && (asking.isAsking || address.has(UPLOAD))
  const add = (given: Given[]) => addFiles(given, { ...NOWHERE, folder })
  const isOver = useIncoming(add, asking.canUpload && !isAsking)
  return {
    add,
    choose: async (wish: Wish) => add(await askForFiles(wish)),
    isAsking,
    close: () => {
      asking.setAsking(false)
      const next = new URLSearchParams(address)
      next.delete(UPLOAD)
      setAddress(next, { replace: true })
    },
    veil: (
      <DropVeil isShown={isOver} label={folder ? t('drop.veilInto', { folder }) : t('drop.veil')} />
    ),
  }
}
