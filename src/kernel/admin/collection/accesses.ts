import { ACTIONS, type Access, type Action, staff } from '#kernel/access/rules.ts'

export type Accesses = Readonly<Record<Action, Access>>

/** The matrix of the module decides, unless the collection says otherwise for an action. */
export function accessesOf(module: string, special: Partial<Accesses> = {}): Accesses {
  const entries = ACTIONS.map((action) => [action, special[action] ?? staff(module, action)])
  return Object.fromEntries(entries) as Accesses
}
