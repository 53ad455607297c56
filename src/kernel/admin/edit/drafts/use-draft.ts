import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { holdsSecret } from '../../fields/field.ts'
import type { Fields } from '../../fields/form-values.ts'
import { useSession } from '../../session.tsx'
import { changesBetween, type Values } from '../compare/compare.ts'
import { type Draft, draftKey, makeDraft, readDraft } from './draft.ts'

const WRITE_AFTER = 400

export type DraftKey = { noun: string; id: string | undefined }

/** What is typed somewhere: what it was before, what it is now, and the version it was read at. */
type Typed = { loaded: Values; now(): Values; base: { version: number | undefined } }

/** Keeps what is typed on this device and offers it again after a crash or logout. */
export function useDraft(form: Typed, place: DraftKey, fields: Fields) {
  const userId = useSession().user.id
  const key = draftKey({ userId, ...place })
  const names = new Set(Object.keys(fields))
  const secrets = new Set([...names].filter((name) => holdsSecret(fields[name])))
  const [offered, setOffered] = useState<Draft | undefined>(() =>
    readDraft(localStorage.getItem(key), names, Date.now()),
  )
  const draftOf = (version: number | undefined) => {
    const { loaded } = form
    const changes = changesBetween(loaded, form.now())
    return makeDraft({ changes, base: loaded, version, at: new Date().toISOString() }, secrets)
  }
  const write = useDebouncedCallback(() => store(key, draftOf(form.base.version)), {
    delay: WRITE_AFTER,
    flushOnUnmount: true,
  })
  useWindowEvent('pagehide', () => write.flush())

  return {
    offered,
    /** Something was typed. */
    touch: () => write(),
    /** The offer was taken: the draft lives on in the form. */
    take: () => setOffered(undefined),
    /** Another thing has taken the place of this one: what was typed is offered there, to compare. */
    moveTo: (id: string) => {
      write.cancel()
      const there = draftKey({ userId, ...place, id })
      if (putOnTop(there, draftOf(undefined), names)) localStorage.removeItem(key)
    },
    /** The draft was refused, or became superfluous by saving. */
    forget: () => {
      write.cancel()
      setOffered(undefined)
      localStorage.removeItem(key)
    },
  }
}

/** What already waits there stays, as far as it is about other fields. False: there was no room. */
function putOnTop(there: string, moved: Draft | undefined, names: ReadonlySet<string>): boolean {
  if (!moved) return true
  const waiting = readDraft(localStorage.getItem(there), names, Date.now())
  const changes = { ...waiting?.changes, ...moved.changes }
  return store(there, { ...moved, changes, base: { ...waiting?.base, ...moved.base } })
}

function store(key: string, draft: Draft | undefined): boolean {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft))
    else localStorage.removeItem(key)
    return true
  } catch {
    // A full or forbidden storage only means that this form has no safety net.
    return false
  }
}
