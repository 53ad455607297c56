import { useRef, useState } from 'react'
import type { z } from 'zod'
import { CallError } from '#kernel/client/call-error.ts'
import { useFailureWords } from '../collection/actions/use-failure-words.ts'
import { type Faults, findFaults } from '../edit/form/form-faults.ts'
import type { Fields, Values } from '../fields/form-values.ts'
import { fieldMessages } from '../fields/messages.ts'
import { useMessages, useSession } from '../session.tsx'

type Parts<S extends z.ZodType<object>> = {
  fields: Fields
  schema: S
  faultName?(name: string): string
  onSubmit(values: z.output<S>): Promise<unknown>
  onClose(): void
  isStep?: boolean
  onSending(isSending: boolean): void
}

/** Checks, sends and closes; what the server refuses is shown where it belongs. */
export function useSending<S extends z.ZodType<object>>(parts: Parts<S>) {
  const { fields, schema, onSubmit, onClose, isStep = false, onSending } = parts
  const t = useMessages(fieldMessages)
  const { lang } = useSession().user
  const say = useFailureWords()
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string>()
  const isSending = useRef(false)

  const fail = (error: unknown) => {
    const found = error instanceof CallError ? named(error.fields, parts.faultName) : {}
    const isKnown = Object.keys(found).some((name) => Object.hasOwn(fields, rootOf(name)))
    if (isKnown) setFaults(found)
    else setFailure(say(error))
  }
  const send = async (values: Values) => {
    const found = findFaults({ fields, schema }, values, { t, lang })
    setFaults(found)
    setFailure(undefined)
    const checked = schema.safeParse(values)
    if (Object.keys(found).length > 0 || !checked.success || isSending.current) return
    isSending.current = true
    onSending(true)
    try {
      await onSubmit(checked.data)
      if (!isStep) onClose()
    } catch (error) {
      fail(error)
    } finally {
      isSending.current = false
      onSending(false)
    }
  }
  return { faults, failure, send }
}

function named(fields: Faults, nameOf = (name: string) => name): Faults {
  return Object.fromEntries(Object.entries(fields).map(([name, words]) => [nameOf(name), words]))
}

function rootOf(path: string): string {
  return path.split('.')[0] ?? path
}
