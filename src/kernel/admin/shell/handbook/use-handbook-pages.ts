import type { AdminModule } from '../../module.ts'
import { useCan } from '../../session.tsx'
import { useModules } from '../modules-context.tsx'
import { type Can, permitted } from '../nav/visible-modules.ts'
import type { HandbookPage } from './handbook-page.ts'

/** Pages about the whole house; no screen stands for them. */
export const GENERAL_PAGES: readonly string[] = ['first-steps', 'keyboard']

/** The topics of this person: pages about screens that are here and may be opened. */
export function useHandbookPages(pages: readonly HandbookPage[]): HandbookPage[] {
  const can = useCan()
  const helped = helpedPages(useModules(), can)
  return pages.filter(({ name }) => GENERAL_PAGES.includes(name) || helped.has(name))
}

function helpedPages(modules: readonly AdminModule[], can: Can): Set<string | undefined> {
  return new Set(
    modules.flatMap(({ help, screens = [] }) =>
      permitted(screens, can).map((screen) => screen.help ?? help),
    ),
  )
}
