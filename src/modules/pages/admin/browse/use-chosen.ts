import { useState } from 'react'

/** Which pages are chosen, by id. */
export function useChosen() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    ids,
    has: (id: string) => ids.has(id),
    toggle: (id: string) => setIds((now) => toggled(now, id)),
    clear: () => setIds(new Set()),
  }
}
export type Chosen = ReturnType<typeof useChosen>

/** The set with the id in it, or without it when it was there. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
