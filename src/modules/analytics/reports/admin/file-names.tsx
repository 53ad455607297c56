import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { readManyFiles } from '#modules/files/files/file.calls.ts'
import { adminMessages } from '../../admin/messages.ts'

type Names = ReadonlyMap<string, string>

const FileNames = createContext<Names>(new Map())
/** So many are asked for in one call. */
const AT_ONCE = 500

/** Names the files of a report for all its lists, as far as the reader may see files. */
export function NamedFiles({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const find = useFindFileNames()
  const { data } = useQuery({
    queryKey: ['analytics', 'file-names', ids],
    queryFn: () => find(ids),
    placeholderData: (previous) => previous,
  })
  return <FileNames value={data ?? new Map()}>{children}</FileNames>
}

/** A file that is gone, or whose name the reader may not know, has the beginning of its id. */
export function useFileNames(): (id: string, names?: Names) => string {
  const t = useMessages(adminMessages)
  const known = useContext(FileNames)
  return (id, names = known) => names.get(id) ?? t('link.file', { id: id.slice(0, 8) })
}

export function useFindFileNames(): (ids: readonly string[]) => Promise<Names> {
  const can = useCan()
  const mayRead = can(staff('files', 'view'))
  return async (ids) => {
    const names = new Map<string, string>()
    for (let at = 0; mayRead && at < ids.length; at += AT_ONCE) {
      const body = { ids: ids.slice(at, at + AT_ONCE) }
      const { items } = await call(readManyFiles, { body })
      for (const { _id, name } of items) names.set(_id, name)
    }
    return names
  }
}
