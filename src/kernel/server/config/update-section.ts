import type { z } from 'zod'
import type { ConfigSection } from '#kernel/contract/config-section.ts'
import type { Scope } from '../context.ts'
import { createSecretCipher } from './secret-cipher.ts'
import { lockSection, storeSection } from './store-section.ts'

/**
 * Changes a section from code: demo content, jobs, a module keeping a choice of its own.
 * @example await updateSection(scope, metaSection, (meta) => ({ ...meta, title: 'Backhaus' }))
 */
export async function updateSection<Tables, S extends z.ZodType>(
  scope: Scope<Tables>,
  section: ConfigSection<S>,
  update: (value: z.output<S>) => z.input<S>,
): Promise<void> {
  const cipher = createSecretCipher(scope.secret)
  await scope.change(async (change) => {
    const before = await lockSection(change, section, cipher)
    const value = section.schema.parse(update(before.value as z.output<S>))
    await storeSection(change, { before, value, cipher, user: scope.user })
  })
}
