import { useQueryClient } from '@tanstack/react-query'
import { FILES_KEY } from './keys.ts'

/** Reads everything about files again. */
export function useReloadFiles(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: FILES_KEY })
}
