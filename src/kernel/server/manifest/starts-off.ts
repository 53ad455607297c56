import type { Kysely } from 'kysely'
import { enabledComponentsSection } from '#kernel/contract/sections/enabled-components.ts'
import type { SectionChange } from '../config/store-section.ts'
import { changeSection } from '../config/update-section.ts'
import type { Scope } from '../context.ts'
import type { KernelTables } from '../kernel-tables.ts'
import type { ServerModule } from '../module.ts'

type UnitOfWork = {
  change: SectionChange
  scope: Pick<Scope<never>, 'secret' | 'user'>
}

/**
 * Switches off the modules that start so, unless somebody worked with one or has switched it
 * themselves. Asked once: in a new installation, or when its demo goes.
 */
export async function switchOff(
  { change, scope }: UnitOfWork,
  modules: readonly ServerModule[],
): Promise<void> {
  const unused: string[] = []
  for (const { name } of modules.filter(({ startsOff }) => startsOff)) {
    const parts = modules.filter((module) => module.name === name || module.partOf === name)
    const nouns = parts.flatMap(({ nouns = [] }) => nouns)
    if (!(await isUsed(change.kernel, nouns))) unused.push(name)
  }
  await changeSection({ change, scope }, enabledComponentsSection, ({ modules: switched }) => {
    const off = unused.filter((name) => !Object.hasOwn(switched, name))
    if (off.length === 0) return undefined
    return { modules: { ...switched, ...Object.fromEntries(off.map((name) => [name, false])) } }
  })
}

async function isUsed(kernel: Kysely<KernelTables>, nouns: readonly string[]): Promise<boolean> {
  const step = await kernel
    .selectFrom('audit_log')
    .select('noun')
    .where('noun', 'in', ['', ...nouns])
    .limit(1)
    .executeTakeFirst()
  return step !== undefined
}
