import { text } from 'node:stream/consumers'
import { siteSection } from '#kernel/contract/sections/site.ts'
import { systemSection } from '#kernel/contract/sections/system.ts'
import type { Services } from '../../services.ts'

const MOST_STEPS = 3

/**
 * The HTML of a public page as a guest gets it, wherever its address leads on to; '' where there is none.
 * @example const home = await readAsVisitor(scope, '/')
 */
export async function readAsVisitor(
  { visit }: Pick<Services, 'visit'>,
  path: string,
): Promise<string> {
  let address = path
  for (let step = 0; step < MOST_STEPS; step++) {
    const { status, location, type, body } = await visit(address)
    const content = await text(body)
    if (status === 200) return type.startsWith('text/html') ? content : ''
    if (!location?.startsWith('/')) return ''
    address = location
  }
  return ''
}

/** Whether visitors see the website at all: it is public, and nobody is working on it. */
export function isOpenToVisitors({ config }: Pick<Services, 'config'>): boolean {
  return config.get(siteSection).is_public && !config.get(systemSection).maintenance.enabled
}
