import type { Component } from '../../contract.ts'

/** Only what was switched is written; a module nobody touched stays on. */
export type Switched = Record<string, boolean>

export function isOn(component: Component, switched: Switched): boolean {
  return component.is_essential || (switched[component.name] ?? true)
}

/** Switched-on modules that cannot work without this one. */
export function dependents(
  components: readonly Component[],
  switched: Switched,
  name: string,
): Component[] {
  return components.filter(
    (component) => component.needs.includes(name) && isOn(component, switched),
  )
}

/** Switching a module on also switches on what it needs, and what that needs in turn. */
export function withSwitch(
  components: readonly Component[],
  switched: Switched,
  { name, on }: { name: string; on: boolean },
): Switched {
  if (!on) return { ...switched, [name]: false }
  const wanted = new Set<string>()
  const want = (wantedName: string) => {
    if (wanted.has(wantedName)) return
    wanted.add(wantedName)
    components.find((component) => component.name === wantedName)?.needs.forEach(want)
  }
  want(name)
  const isOff = (candidate: string) => switched[candidate] === false
  return { ...switched, ...Object.fromEntries([...wanted].filter(isOff).map((off) => [off, true])) }
}
