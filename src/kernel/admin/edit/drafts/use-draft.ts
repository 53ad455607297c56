import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { holdsSecret } from '../../fields/field.ts'
import type { Fields } from '../../fields/form-values.ts'
import { useSession } from '../../session.tsx'
import type { EntryForm } from '../form/use-entry-form.ts'
import { type Draft, draftKey, makeDraft, readDraft } from './draft.ts'

const WRITE_AFTER = 400

export type DraftKey = { noun: string; id: string | undefined }

/** Keeps what is typed on this device and offers it again after a crash or logout. */
export function useDraft(form: EntryForm, place: DraftKey, fields: Fields) {
  const userId = useSession().user.id
  const key = draftKey({ userId, ...place })
  const names = new Set(Object.keys(fields))
  const secrets = new Set([...names].filter((name) => holdsSecret(fields[name])))
  const [offered, setOffered] = useState<Draft | undefined>(() =>
    readDraft(localStorage.getItem(key), names, Date.now()),
  )
  const write = useDebouncedCallback(
    () => {
      const { changes, loaded, base } = form
      const at = new Date().toISOString()
      const draft = makeDraft({ changes, base: loaded, version: base.version, at }, secrets)
      if (draft) store(key, JSON.stringify(draft))
      else localStorage.removeItem(key)
    },
    { delay: WRITE_AFTER, flushOnUnmount: true },
  )
  useWindowEvent('pagehide', () => write.flush())

  return {
    offered,
    /** Something was typed. */
    touch: () => write(),
    /** The offer was taken: the draft lives on in the form. */
    take: () => setOffered(undefined),
    /** The draft was refused, or became superfluous by saving. */
    forget: () => {
      write.cancel()
      setOffered(undefined)
      localStorage.removeItem(key)
    },
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // A full or forbidden storage only means that this form has no safety net.
  }
}
