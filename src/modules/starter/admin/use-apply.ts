import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureWords } from '#kernel/admin/collection/use-failure-words.ts'
import { call } from '#kernel/client/call.ts'
import { applyStarter, StarterOrder } from '../contract.ts'
import type { WizardDesk } from './use-wizard.ts'
import { storedDraft } from './wizard-draft.ts'

type Parts = { desk: WizardDesk; onDone(): void; onFailure(words: string): void }

/** Sends the order. It carries its own name, so sending it again after a lost reply does no harm. */
export function useApply({ desk, onDone, onFailure }: Parts) {
  const say = useFailureWords()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const apply = async () => {
    const { step: _step, ...order } = desk.draft
    const checked = StarterOrder.safeParse(order)
    if (!checked.success) return desk.goTo(desk.draft.step)
    setBusy(true)
    onFailure('')
    try {
      await call(applyStarter, { body: checked.data })
    } catch (error) {
      return onFailure(say(error))
    } finally {
      setBusy(false)
    }
    storedDraft.set(null)
    onDone()
    await client.invalidateQueries()
  }
  return { apply, isBusy }
}
