import { sitePage } from '#kernel/site/page.ts'
import { RECOMMEND } from '#modules/newsletter/templates/template.ts'
import type { QrCode } from '#modules/pages/contact/share.ts'
import type { Channel } from './recommendation.ts'

/** A way to pass it on; `href` is absent where the person copies the address. */
export type Way = { channel: Channel; url: string; href?: string }

export type RecommendData = {
  /** '' = the newsletter as such. */
  subject: string
  /** The issue; undefined where the newsletter as such is passed on. */
  sending?: string
  ways: readonly Way[]
  /** The way somebody chose without a script. */
  chosen?: Way
  code?: QrCode
  /** Where the newsletter can be read or subscribed to. */
  about: string
}

/** Passes an issue on, or the newsletter as such. What is chosen is counted, whom it goes to is not asked. */
export const recommendPage = sitePage<RecommendData>({
  name: 'newsletter-recommend',
  path: { de: `${RECOMMEND.de}/:sending?`, en: `${RECOMMEND.en}/:sending?` },
  query: ['via'],
})

/** The name of the buttons of the form. */
export const CHANNEL_FIELD = 'channel'
