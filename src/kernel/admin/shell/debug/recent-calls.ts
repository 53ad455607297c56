import { useEffect, useState } from 'react'

const KEPT = 30

type SeenCall = { id: string; address: string; status: number; milliseconds: number }

/** The last calls of the API as the browser measured them, newest first. */
export function useRecentCalls(): SeenCall[] {
  const [calls, setCalls] = useState<SeenCall[]>([])
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const seen = list.getEntries().filter(isApiCall).map(toCall).reverse()
      if (seen.length > 0) setCalls((known) => [...seen, ...known].slice(0, KEPT))
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])
  return calls
}

function isApiCall(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  return (
    entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.startsWith('/api/')
  )
}

function toCall(entry: PerformanceResourceTiming): SeenCall {
  const { pathname, search } = new URL(entry.name)
  return {
    id: `${entry.startTime} ${entry.name}`,
    address: pathname + search,
    status: entry.responseStatus,
    milliseconds: Math.round(entry.duration),
  }
}
