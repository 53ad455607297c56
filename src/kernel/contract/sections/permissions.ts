import { z } from 'zod'
import { ACTIONS } from '#kernel/access/rules.ts'
import { configSection } from '../config-section.ts'
import { ModuleName } from './module-name.ts'

const Granted = z.array(z.enum(ACTIONS)).max(ACTIONS.length).refine(hasNoDoubles)

const Permissions = z.strictObject({
  /** What members may do, per module; what is not written here is not allowed. */
  member: z.record(ModuleName, Granted).default({}),
})

export const permissionsSection = configSection({
  name: 'permissions',
  label: { de: 'Berechtigungen', en: 'Permissions' },
  schema: Permissions,
  defaults: Permissions.parse({}),
  guarded: {
    parts: ['member'],
    label: { de: 'Rechte der Mitarbeitenden', en: 'Rights of the team' },
  },
})

function hasNoDoubles(actions: readonly string[]): boolean {
  return new Set(actions).size === actions.length
}
