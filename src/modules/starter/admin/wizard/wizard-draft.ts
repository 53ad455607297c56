import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { storedValue } from '#kernel/admin/shell/stored-value.ts'
import { StarterOrder, type StarterState } from '../../contract.ts'
import { lookOf } from '../../palettes.ts'

export const STEPS = ['template', 'business', 'look', 'legal', 'summary'] as const
export type StepName = (typeof STEPS)[number]

/** What was answered so far; facts are checked step by step, so anything may stand there. */
const Draft = StarterOrder.omit({ facts: true }).extend({
  step: z
    .int()
    .min(0)
    .max(STEPS.length - 1),
  facts: z.record(z.string(), z.unknown()),
})
export type Draft = z.infer<typeof Draft>

/** Survives a reload, a lost connection and a closed window. */
export const storedDraft = storedValue('kontor.starter', (stored): Draft | null => {
  const known = Draft.safeParse(stored)
  return known.success ? known.data : null
})

export function newDraft(state: StarterState): Draft {
  const { template, templates, facts, hasOwnLook, languages, logo } = state
  const chosen = templates.find(({ name }) => name === template) ?? templates[0]
  const name = chosen?.name ?? 'werkstatt'
  return {
    order: uuidv7(),
    step: 0,
    template: name,
    languages,
    facts,
    logo,
    shop: false,
    look: hasOwnLook ? null : lookOf(name),
  }
}
