import type { Context } from '#kernel/server/context.ts'
import type { SetupStep } from '../contract.ts'

/** The steps of all modules in the order they should be taken, and whether each is done. */
export async function checkSetup(context: Context<never>): Promise<SetupStep[]> {
  const { modules, lang } = context
  const steps = modules.flatMap(({ setup = [] }) => setup).toSorted((a, b) => a.order - b.order)
  return Promise.all(
    steps.map(async (step) => ({
      name: step.name,
      label: step.label[lang],
      text: step.text[lang],
      path: step.path ?? null,
      done: await step.isDone(context),
    })),
  )
}
