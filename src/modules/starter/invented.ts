import type { InventedName } from './site-template.ts'

/** @example invented({ full: ['Jens Holm'], given: ['Jens'], family: ['Holm'] }) */
export function invented(names: Record<InventedName['kind'], readonly string[]>): InventedName[] {
  return (['full', 'given', 'family'] as const).flatMap((kind) =>
    names[kind].map((name) => ({ name, kind })),
  )
}
