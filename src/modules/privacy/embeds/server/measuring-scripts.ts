import { randomInt } from 'node:crypto'
import { embedJson } from '#kernel/site/embed.ts'
import type { MeasuringName } from '../../services/known-services.ts'

type Measured = {
  name: MeasuringName
  /** What the provider calls this business. */
  id: string
  /** Which visitor this is, as our cookie has it; the service gets no storage of its own. */
  visitor: string
  origin: string
}

/** The cookie each keeps its visitor under; named in the list of services, so it ends with consent. */
export const VISITOR_COOKIES: Readonly<Record<MeasuringName, string>> = {
  google_analytics: '_ga',
  google_adwords: '_gcl_au',
  facebook_pixel: '_fbp',
}

/** A number for a visitor nobody counted before. */
export function newVisitor(now: number): string {
  return `${randomInt(1, 2 ** 31)}.${Math.floor(now / 1000)}`
}

/**
 * Starts a service inside its sandboxed frame. The shown page comes behind the `#`. Google's Consent
 * Mode is told once the visitor has said yes, never before: this script does not exist until then.
 */
export function measuringScript({ name, id, visitor, origin }: Measured): string {
  const value = embedJson({ id, visitor, origin })
  return `const k=${value},at=k.origin+decodeURIComponent(location.hash.slice(1)||'/');${SCRIPTS[name]}`
}

const FETCH = (address: string) =>
  `const s=document.createElement('script');s.async=true;s.src=${address};document.head.append(s);`

const google = (storage: string) =>
  `window.dataLayer=[];function gtag(){dataLayer.push(arguments)}gtag('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied'});gtag('consent','update',${storage});gtag('js',new Date());gtag('config',k.id,{client_id:k.visitor,page_location:at});${FETCH("'https://www.googletagmanager.com/gtag/js?id='+k.id")}`

const SCRIPTS: Readonly<Record<MeasuringName, string>> = {
  google_analytics: google("{analytics_storage:'granted'}"),
  google_adwords: google("{ad_storage:'granted',ad_user_data:'granted'}"),
  facebook_pixel: `const f=window.fbq=function(){f.callMethod?f.callMethod.apply(f,arguments):f.queue.push(arguments)};f.push=f;f.loaded=true;f.version='2.0';f.queue=[];fbq('init',k.id,{external_id:k.visitor});fbq('track','PageView',{},{eventSourceUrl:at});${FETCH("'https://connect.facebook.net/en_US/fbevents.js'")}`,
}
