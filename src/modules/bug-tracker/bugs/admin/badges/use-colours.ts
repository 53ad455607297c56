import { useQuery } from '@tanstack/react-query'
import { call } from '#kernel/client/call.ts'
import { bugTrackerSection } from '../../../config.ts'
import type { Priority, Severity } from '../../bug-values.ts'
import { listFilters } from '../../choices.calls.ts'

const STALE_MS = 60_000

type Colours = {
  severity: Readonly<Record<Severity, string>>
  priority: Readonly<Record<Priority, string>>
}

const DEFAULTS: Colours = coloursOf(bugTrackerSection.defaults)

/** The colours of the settings; those of a new house until they are known. */
export function useColours(): Colours {
  const { data } = useQuery({
    queryKey: ['bug-colours'],
    queryFn: async () => coloursOf(await call(listFilters, {})),
    staleTime: STALE_MS,
  })
  return data ?? DEFAULTS
}

type ColourSettings = {
  severity_colours: Colours['severity']
  priority_colours: Colours['priority']
}

function coloursOf({ severity_colours, priority_colours }: ColourSettings): Colours {
  return { severity: severity_colours, priority: priority_colours }
}
