import { useShallow } from 'zustand/react/shallow'
import { sampleKeys } from '../../model/commands/samples.ts'
import { useDesigner } from '../room/room-context.tsx'

/** Blocks with sample content; the same list as long as nothing of it changes. */
export function useSamples(): readonly string[] {
  return useDesigner(useShallow(({ doc }) => sampleKeys(doc)))
}
