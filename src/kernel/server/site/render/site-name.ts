import { metaSection } from '#kernel/contract/sections/meta.ts'
import type { Services } from '../../services.ts'

/**
 * What the website and the business behind it are called, for mails, apps and pages. Never the host:
 * it says nothing to people, least of all with a port.
 */
export function siteName({ config, modules }: Pick<Services, 'config' | 'modules'>): string {
  const { title } = config.get(metaSection)
  if (title !== '') return title
  const names = modules.map(({ businessName }) => businessName?.(config))
  return names.find(Boolean) ?? 'Kontor'
}
