import { useState } from 'react'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { notify } from '#ui/notification/notify.tsx'
import { readQuantity } from '../levels/quantity.ts'
import { countStock, type Level, MAX_COUNTED, readStock } from '../stock.calls.ts'
import { adminMessages } from './messages.ts'

/** What was typed for a variant, and the version it was read at. */
export type Counted = { typed: string; version: number }
type Lines = ReadonlyMap<string, Counted>

/** What was counted until it is booked; a failure loses none of it. */
export function useCount(reload: () => Promise<unknown>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const say = useFailureWords()
  const [lines, setLines] = useState<Lines>(new Map())
  const [isBusy, setBusy] = useState(false)
  const type = (level: Level, typed: string) => setLines((now) => withTyped(now, level, typed))
  const send = async () => {
    setBusy(true)
    let rest = lines
    try {
      while (rest.size > 0) {
        const booked = new Map([...rest].slice(0, MAX_COUNTED))
        await book(booked, lang)
        rest = replaced(rest, booked)
        setLines((now) => replaced(now, booked))
      }
      notify({ content: t('count.done') })
    } catch (error) {
      const isGone = hasCode(error, 'not-found')
      const isStale = isGone || hasCode(error, 'stale')
      if (isStale) {
        const old = rest
        const fresh = await refreshed(old)
        setLines((now) => replaced(now, old, fresh))
      }
      const words = t(isGone ? 'count.gone' : 'count.stale')
      notify({ type: 'error', content: isStale ? words : say(error) })
    } finally {
      setBusy(false)
    }
    await reload()
  }
  return { lines, type, send, isBusy, clear: () => setLines(new Map()) }
}

/** As many lines as one call takes. */
async function book(lines: Lines, lang: Lang): Promise<void> {
  const counted = [...lines].flatMap(([variant, { typed, version }]) => {
    const quantity = readQuantity(typed, lang)
    return quantity === undefined ? [] : [{ variant, counted: quantity, version }]
  })
  await call(countStock, { body: { lines: counted } })
}

function withTyped(lines: Lines, { variant, version }: Level, typed: string): Lines {
  const next = new Map(lines)
  if (typed.trim() === '') next.delete(variant)
  else next.set(variant, { typed, version })
  return next
}

/** Some lines give way to others, or to none. Whatever was typed meanwhile stays. */
function replaced(lines: Lines, old: Lines, by: Lines = new Map()): Lines {
  return new Map(
    [...lines].flatMap(([variant, line]): [string, Counted][] => {
      const next = old.get(variant) === line ? by.get(variant) : line
      return next ? [[variant, next]] : []
    }),
  )
}

/** The same words at the versions of now: who has seen the new numbers may book again. */
async function refreshed(lines: Lines): Promise<Lines> {
  const fresh = await Promise.all([...lines].map(([variant, line]) => freshLine(variant, line)))
  return new Map(fresh.flat())
}

/** None for what lies in the trash by now; what cannot be read keeps its version, and stays stale. */
async function freshLine(variant: string, line: Counted): Promise<[string, Counted][]> {
  try {
    const { stock } = await call(readStock, { params: { id: variant } })
    return [[variant, { typed: line.typed, version: stock[0]?.version ?? 0 }]]
  } catch (error) {
    return hasCode(error, 'not-found') ? [] : [[variant, line]]
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof CallError && error.code === code
}
