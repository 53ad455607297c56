import type { z } from 'zod'
import type { ConfigSection } from '#kernel/contract/config-section.ts'
import type { Scope } from '../context.ts'
import { createSecretCipher } from './secret-cipher.ts'
import { lockSection, type SectionChange, storeSection } from './store-section.ts'

/**
 * Changes a section from code: demo content, jobs, a module keeping a choice of its own.
 * @example await updateSection(scope, metaSection, (meta) => ({ ...meta, title: 'Backhaus' }))
 */
export async function updateSection<Tables, S extends z.ZodType>(
  scope: Scope<Tables>,
  section: ConfigSection<S>,
  update: Update<S>,
): Promise<void> {
  await scope.change((change) => changeSection({ change, scope }, section, update))
}

/** The same as part of a greater change; an update without a value leaves the section as it is. */
export async function changeSection<S extends z.ZodType>(
  { change, scope }: SectionWriter,
  section: ConfigSection<S>,
  update: Update<S>,
): Promise<void> {
  const cipher = createSecretCipher(scope.secret)
  const before = await lockSection(change, section, cipher)
  const next = update(before.value as z.output<S>, before.version)
  if (next === undefined) return
  await storeSection(change, {
    before,
    value: section.schema.parse(next),
    cipher,
    user: scope.user,
  })
}

type Update<S extends z.ZodType> = (value: z.output<S>, version: number) => z.input<S> | undefined

type SectionWriter = {
  change: SectionChange
  scope: Pick<Scope<never>, 'secret' | 'user'>
}
