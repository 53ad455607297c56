import { useState } from 'react'
import { useFailureWords } from '#kernel/admin/collection/use-failure-words.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { notify } from '#ui/notification/notify.tsx'
import { readQuantity } from '../quantity.ts'
import { countStock, type Level, MAX_COUNTED, readStock } from '../stock.calls.ts'
import { adminMessages } from './messages.ts'

/** What was typed for a variant, and the version it was read at. */
export type Counted = { typed: string; version: number }

/** What was counted until it is booked; a failure loses none of it. */
export function useCount(reload: () => Promise<unknown>) {
  const t = useMessages(adminMessages)
  const say = useFailureWords()
  const [lines, setLines] = useState<ReadonlyMap<string, Counted>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const type = ({ variant, version }: Level, typed: string) => {
    const next = new Map(lines)
    if (typed.trim() === '') next.delete(variant)
    else next.set(variant, { typed, version })
    setLines(next)
  }
  const send = async () => {
    setBusy(true)
    let rest = lines
    try {
      while (rest.size > 0) {
        rest = await bookSome(rest)
        setLines(rest)
      }
      notify({ content: t('count.done') })
    } catch (error) {
      const isStale = error instanceof CallError && error.code === 'stale'
      if (isStale) setLines(await refreshed(rest))
      notify({ type: 'error', content: isStale ? t('count.stale') : say(error) })
    } finally {
      setBusy(false)
    }
    await reload()
  }
  return { lines, type, send, isBusy, clear: () => setLines(new Map()) }
}

/** As many lines as one call takes; answers those that are left. */
async function bookSome(lines: ReadonlyMap<string, Counted>): Promise<Map<string, Counted>> {
  const now = [...lines].slice(0, MAX_COUNTED)
  const counted = now.flatMap(([variant, { typed, version }]) => {
    const quantity = readQuantity(typed)
    return quantity === undefined ? [] : [{ variant, counted: quantity, version }]
  })
  await call(countStock, { body: { lines: counted } })
  return new Map([...lines].slice(MAX_COUNTED))
}

/** The same words at the versions of now: who has seen the new numbers may book again. */
async function refreshed(lines: ReadonlyMap<string, Counted>): Promise<Map<string, Counted>> {
  const fresh = await Promise.all(
    [...lines].map(async ([variant, { typed }]) => {
      const { stock } = await call(readStock, { params: { id: variant } })
      return [variant, { typed, version: stock[0]?.version ?? 0 }] as const
    }),
  )
  return new Map(fresh)
}
