import { useNavigate, useSearchParams } from 'react-router'
import { type Browse, useBrowse } from '#kernel/admin/browse/use-browse.ts'
import type { Item } from '#kernel/admin/collection/collection.ts'
import type { StoredFile } from '../file.ts'
import { files } from './files.collection.tsx'
import { OPEN_FILE } from './paths.ts'

export type FileBrowse = Browse & {
  /** The files of this page. */
  shown: readonly StoredFile[]
  /** The folder that is open; undefined: all, '': those in none. */
  folder: string | undefined
  isTrash: boolean
  /** The file that stands open beside the list. */
  openId: string | undefined
  close(): void
}

/** The list of files; opening one shows it beside the list, by an address of its own. */
export function useFileBrowse(upload: () => void): FileBrowse {
  const browse = useBrowse(files)
  const navigate = useNavigate()
  const [address, setAddress] = useSearchParams()
  const { folder, trash } = browse.state.filters
  const withFile = (id: string) => {
    const next = new URLSearchParams(address)
    next.set(OPEN_FILE, id)
    return `?${next}`
  }
  const pathOf = (row: Item) => withFile(browse.keyOf(row))
  return {
    ...browse,
    pathOf,
    open: (row) => void navigate(pathOf(row), { preventScrollReset: true }),
    create: () => void upload(),
    shown: browse.entries.flatMap(([, row]) => (isFile(row) ? [row] : [])),
    folder: typeof folder === 'string' ? folder : undefined,
    isTrash: trash !== undefined,
    openId: address.get(OPEN_FILE) ?? undefined,
    close: () => {
      const next = new URLSearchParams(address)
      next.delete(OPEN_FILE)
      setAddress(next, { replace: true, preventScrollReset: true })
    },
  }
}

/** The engine has forgotten the type of its rows; the list gave it nothing else. */
function isFile(row: Item): row is Item & StoredFile {
  return typeof row._id === 'string' && Array.isArray(row.gridrefs)
}
