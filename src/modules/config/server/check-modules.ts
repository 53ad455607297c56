import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { validationMessage } from '#kernel/i18n/validation.ts'
import { failures as kernelFailures } from '#kernel/server/app-error.ts'
import type { ReadSection } from '#kernel/server/config/read-sections.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { failures } from './errors.ts'
import { runningNeeds } from './wire.ts'

type ModuleContext = { modules: readonly ServerModule[]; lang: Lang }
type Switched = Readonly<Record<string, boolean>>
type Change = { before: Switched; after: Switched }

/**
 * Refuses what the screens do not offer: names no module has, and switching off what others need.
 * What was stored before is not judged again: a module may come back with an update.
 */
export function checkModules(
  context: ModuleContext,
  { section, value }: ReadSection,
  given: unknown,
): void {
  const parsed = section.schema.safeParse(given)
  if (!parsed.success) return
  if (section.name === permissionsSection.name) {
    const member = (part: unknown) => permissionsSection.schema.parse(part).member
    const known = context.modules.flatMap(({ name, grants = [] }) => [name, ...grants])
    const change = { before: member(value), after: member(parsed.data) }
    mustBeKnown(context, { part: 'member', known, ...change })
  }
  if (section.name === enabledComponentsSection.name) {
    const switched = (part: unknown) => enabledComponentsSection.schema.parse(part).modules
    const known = context.modules.flatMap(({ name, partOf }) => (partOf ? [] : [name]))
    const change = { before: switched(value), after: switched(parsed.data) }
    mustBeKnown(context, { part: 'modules', known, ...change })
    mustWork(context, change)
  }
}

type NamedPart = { part: string; known: readonly string[]; before: object; after: object }

function mustBeKnown({ lang }: ModuleContext, { part, known, before, after }: NamedPart): void {
  const wrong = Object.keys(after).filter(
    (name) => !known.includes(name) && !Object.hasOwn(before, name),
  )
  const sentence = validationMessage('module', lang)
  const fields = Object.fromEntries(wrong.map((name) => [`${part}.${name}`, sentence]))
  if (wrong.length > 0) throw kernelFailures.invalid({ fields })
}

function mustWork({ modules, lang }: ModuleContext, { before, after }: Change): void {
  const isNewlyOff = ({ name }: ServerModule) => after[name] === false && before[name] !== false
  const essential = modules.filter((module) => module.isEssential && isNewlyOff(module))
  if (essential.length > 0) {
    throw failures.essentialModule({ fields: saying(essential, () => NEVER_OFF[lang]) })
  }
  const usersOf = ({ name }: ServerModule) =>
    modules.filter((user) => isOn(user, after) && runningNeeds(user).includes(name))
  const isNewlyMissed = (module: ServerModule) =>
    usersOf(module).some((user) => isOn(module, before) || !isOn(user, before))
  const missed = modules.filter((module) => !isOn(module, after) && isNewlyMissed(module))
  if (missed.length === 0) return
  const names = (module: ServerModule) => usersOf(module).map(({ label }) => label[lang])
  const fields = saying(missed, (module) => `${NEEDED_BY[lang]} ${names(module).join(', ')}`)
  throw failures.moduleNeeded({ fields })
}

function isOn(module: ServerModule, switched: Switched): boolean {
  return isComponentEnabled({ modules: switched }, module)
}

function saying(
  modules: readonly ServerModule[],
  sentence: (module: ServerModule) => string,
): Record<string, string> {
  return Object.fromEntries(modules.map((module) => [`modules.${module.name}`, sentence(module)]))
}

const NEVER_OFF = {
  de: 'Dieses Modul lässt sich nicht abschalten',
  en: 'This module cannot be switched off',
}
const NEEDED_BY = { de: 'Wird gebraucht von:', en: 'Needed by:' }
