import { useQuery } from '@tanstack/react-query'
import { call } from '#kernel/client/call.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import type { Run } from '../archives/archive.ts'
import { listBackups } from '../contract.ts'

export const BACKUPS_KEY = ['backups'] as const
const SOON = 1000
const LATER = 30_000

export type Backups = Reply<typeof listBackups>

/** All backups; while something is under way it is asked for again every second. */
export function useBackups() {
  return useQuery({
    queryKey: BACKUPS_KEY,
    queryFn: () => call(listBackups, {}),
    refetchInterval: ({ state }) => (state.data?.runs.some(isUnderWay) ? SOON : LATER),
  })
}

export function isUnderWay({ state }: Run): boolean {
  return state === 'waiting' || state === 'running'
}
