import type { ConfigSection } from '#kernel/contract/config-section.ts'
import { imagesSection } from './images.ts'
import { mapSection } from './map.ts'
import { messageSection } from './message.ts'
import { pagesSection } from './pages.ts'
import { privacySection } from './privacy.ts'
import { shopSection } from './shop.ts'
import { socialSection } from './social.ts'

/** Sections that stand here until the module they belong to exists and takes them over. */
export const moduleSections: readonly ConfigSection[] = [
  shopSection,
  mapSection,
  socialSection,
  pagesSection,
  messageSection,
  imagesSection,
  privacySection,
]
