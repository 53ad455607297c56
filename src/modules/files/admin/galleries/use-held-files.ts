import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#kernel/client/call.ts'
import { readManyFiles } from '../../contract.ts'
import type { StoredFile } from '../../contract-file.ts'
import { FILES_KEY } from '../browser/keys.ts'

/** So many ids a call takes. */
const AT_ONCE = 500

/** The files of a gallery by id; those just chosen are known at once. */
export function useHeldFiles(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, StoredFile>>(new Map())
  const asked = [...new Set(ids)].filter((id) => !chosen.has(id)).sort()
  const query = useQuery({
    queryKey: [...FILES_KEY, 'held', asked],
    queryFn: () => readAll(asked),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  })
  const read = new Map((query.data ?? []).map((file) => [file._id, file]))
  return {
    fileOf: (id: string) => chosen.get(id) ?? read.get(id),
    isPending: asked.length > 0 && query.isPending,
    isError: query.isError,
    learn: (files: readonly StoredFile[]) =>
      setChosen((known) => new Map([...known, ...files.map((file) => [file._id, file] as const)])),
  }
}

async function readAll(ids: readonly string[]): Promise<StoredFile[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
  const replies = await Promise.all(
    parts.map((part) => call(readManyFiles, { body: { ids: part } })),
  )
  return replies.flatMap(({ items }) => items)
}
