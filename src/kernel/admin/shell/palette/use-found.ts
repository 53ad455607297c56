import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { useCan, useSession } from '../../session.tsx'
import { useModules } from '../modules-context.tsx'
import { permitted } from '../nav/visible-modules.ts'
import type { PaletteGroup } from './palette-item.ts'

const DEBOUNCE_MS = 200
const MIN_LENGTH = 2

export type Found = { groups: PaletteGroup[]; isSearching: boolean; failed: string[] }

/** What the modules' search sources answer; a source that fails does not hide the others. */
export function useFound(query: string): Found {
  const can = useCan()
  const { lang } = useSession().user
  const sources = permitted(
    useModules().flatMap((module) => module.search ?? []),
    can,
  )
  const wanted = query.trim()
  const [settled] = useDebouncedValue(wanted, DEBOUNCE_MS)
  const isWanted = settled.length >= MIN_LENGTH && wanted.length >= MIN_LENGTH
  const results = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['palette', source.label.de, settled],
      queryFn: () => source.find(settled),
      enabled: isWanted,
      retry: false,
    })),
  })
  const groups = sources.map((source, index) => ({
    name: `found:${source.label.de}`,
    heading: source.label[lang],
    items: (isWanted ? (results[index]?.data ?? []) : []).map((hit) => ({
      id: `found:${hit.path}`,
      ...hit,
    })),
  }))
  const isSettling = wanted !== settled && wanted.length >= MIN_LENGTH && sources.length > 0
  return {
    groups,
    isSearching: isSettling || results.some((result) => result.isFetching),
    failed: sources
      .filter((_, index) => isWanted && results[index]?.isError)
      .map((source) => source.label[lang]),
  }
}
