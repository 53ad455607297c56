import type { EverywhereProps } from '#kernel/site/site-module.ts'
import { privacySection } from '../../config.ts'
import { asksVisitors, consentVersion, measuringIn } from '../../services/services-of.ts'
import { consentPage } from '../consent-page.ts'

/** Tells the script what to do; where nothing asks it is not there, and no script is fetched. */
export function ConsentPlace({ lang, config }: EverywhereProps) {
  const privacy = config.get(privacySection)
  if (!asksVisitors(privacy)) return null
  return (
    <div
      hidden
      data-consent={consentVersion(privacy)}
      data-form={consentPage.path[lang]}
      data-measure={measuringIn(privacy).join(' ') || undefined}
    />
  )
}
