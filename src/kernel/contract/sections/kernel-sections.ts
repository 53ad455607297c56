import type { ConfigSection } from '../config-section.ts'
import { adminCenterSection } from './admincenter.ts'
import { enabledComponentsSection } from './enabled-components.ts'
import { mailSection } from './mail.ts'
import { mailDomainsSection } from './mail-domains.ts'
import { metaSection } from './meta.ts'
import { permissionsSection } from './permissions.ts'
import { siteSection } from './site.ts'
import { systemSection } from './system.ts'

/** The sections the kernel itself reads; modules bring theirs in their manifest. */
export const kernelSections: readonly ConfigSection[] = [
  metaSection,
  systemSection,
  siteSection,
  mailSection,
  mailDomainsSection,
  permissionsSection,
  enabledComponentsSection,
  adminCenterSection,
]
