import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { consentPage } from '../consent/consent-page.ts'
import { ConsentPlace } from '../consent/site/consent-place.tsx'
import { ConsentView } from '../consent/site/consent-view.tsx'

export const privacySite: SiteModule = {
  name: 'privacy',
  views: [viewOf(consentPage, ConsentView)],
  everywhere: [ConsentPlace],
}
