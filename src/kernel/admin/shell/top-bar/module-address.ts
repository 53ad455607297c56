import type { AdminModule } from '../../module.ts'

export type OverlayTarget = 'info' | 'newsletter' | 'messages'

/**
 * Where an entry of the overlay menu leads: into its module once that exists, until then nowhere
 * (the menu then links to the root path; decisions, "Rulings on addresses").
 */
export function moduleAddress(
  modules: readonly AdminModule[],
  name: OverlayTarget,
): string | undefined {
  const module = modules.find((candidate) => candidate.name === name)
  return module?.nav?.[0]?.path ?? module?.screens?.find(({ path }) => !path.includes(':'))?.path
}
