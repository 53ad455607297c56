import type { ConfigSection } from '#kernel/contract/config-section.ts'
import { isRecord } from './value-paths.ts'

/** Only what `publicPaths` names; `*` stands for every item, everything else is left out. */
export function publicPart({ publicPaths }: ConfigSection, value: unknown): unknown {
  return pick(
    value,
    publicPaths.map((path) => path.split('.')),
  )
}

/** A path that would carry a secret into public pages stops the start. */
export function refusePublicSecrets(section: ConfigSection): void {
  const leak = section.secretPaths.find((secret) =>
    section.publicPaths.some((path) => `${secret}.`.startsWith(`${path}.`)),
  )
  if (leak) throw new Error(`${section.name}: ${leak} is secret and must not be public`)
}

type Paths = readonly (readonly string[])[]

function pick(value: unknown, paths: Paths): unknown {
  if (paths.some((path) => path.length === 0)) return value
  if (Array.isArray(value)) {
    const inner = beyond(paths, '*')
    return inner.length > 0 ? value.map((item) => pick(item, inner)) : undefined
  }
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value)
    .map(([name, item]): [string, unknown] => [name, pick(item, beyond(paths, name))])
    .filter(([, item]) => item !== undefined)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function beyond(paths: Paths, name: string): Paths {
  return paths.filter(([head]) => head === name || head === '*').map(([, ...deeper]) => deeper)
}
