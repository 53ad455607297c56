import { Island } from '#kernel/site/island.tsx'
import type { EverywhereProps } from '#kernel/site/site-module.ts'

/** The greeting bar: visitors who are not signed in never download it. */
export function GreetingPlace({ lang }: EverywhereProps) {
  return <Island name="greeting" load="signed-in" state={{ lang }} />
}
