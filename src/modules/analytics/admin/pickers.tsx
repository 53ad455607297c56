import { useQuery } from '@tanstack/react-query'
import { staff } from '#kernel/access/rules.ts'
import { useCan, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { blockRef } from '#kernel/site/block/block.ts'
import { readBlockClicks } from '../block-clicks/block-clicks.calls.ts'

/** What is known of a block: null where too few clicked to say how many. */
type ClicksOf = (block: string) => { clicks: number; visits: number } | null

/**
 * In which blocks of a live page visitors clicked during the last 30 days; undefined while that is not
 * known, or not for this reader.
 * @example const clicksOf = useBlockClicks('/kontakt'); clicksOf?.(block.id)
 */
export function useBlockClicks(path: string | null): ClicksOf | undefined {
  const can = useCan()
  const { enabled } = useSession()
  const { data } = useQuery({
    queryKey: ['analytics-blocks', path],
    queryFn: () => call(readBlockClicks, { query: { path: path ?? '' } }),
    enabled: path !== null && enabled.includes('analytics') && can(staff('analytics', 'view')),
    staleTime: 60_000,
  })
  if (!data) return undefined
  return (id) => data.items.find(({ block }) => block === blockRef(id)) ?? null
}
