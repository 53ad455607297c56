import { useQuery } from '@tanstack/react-query'
import { readFacets } from './file-filters.ts'
import { FACETS_KEY } from './keys.ts'

const NONE = { tags: [], endings: [], folders: [] }

/** Tags, endings and folders in use; nothing while they are being read. */
export function useFacets(): Awaited<ReturnType<typeof readFacets>> {
  const { data } = useQuery({ queryKey: FACETS_KEY, queryFn: readFacets })
  return data ?? NONE
}
