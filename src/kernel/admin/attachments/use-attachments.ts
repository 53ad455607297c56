import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call, upload } from '#kernel/client/call.ts'
import type { Endpoint } from '#kernel/contract/endpoint.ts'
import type { AttachedFile } from '#kernel/contract/noun/attachments.ts'

type Files = readonly AttachedFile[]
type FilesCall = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType<{ files: Files }>>

type Options = {
  /** Of the thing they belong to. */
  id: string
  queryKey: QueryKey
  read(): Promise<{ files: Files }>
  calls: { attach: FilesCall; detach: FilesCall }
  /** Files came or went. */
  onChange?(): Promise<unknown>
}

/** What belongs to a thing, and how it gets there: all that `AttachmentsSection` needs. */
export function useAttachments({ id, queryKey, read, calls, onChange }: Options) {
  const client = useQueryClient()
  const keep = ({ files }: { files: Files }) => {
    client.setQueryData(queryKey, files)
    return onChange?.()
  }
  return {
    query: useQuery<Files>({ queryKey, queryFn: async () => (await read()).files }),
    edit: {
      upload: async (files: readonly File[]) => keep(await upload(calls.attach, { id }, files)),
      remove: async ({ _id }: AttachedFile) =>
        keep(await call(calls.detach, { params: { id, file: _id } })),
    },
  }
}
