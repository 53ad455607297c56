import { sitePage } from '#kernel/site/page.ts'

/** All there is about a visit; nothing of it says whose it is. */
export type OwnVisit = {
  source: string
  campaign: string
  country: string
  device: string
  browser: string
  language: string
  /** A link of one was followed today. */
  newsletter: boolean
  pages: readonly { path: string; views: number }[]
  /** 'download 0198…', 'click tel:+49…', 'block /kontakt#a1b2c3d4e5f6' */
  actions: readonly { kind: string; value: string; times: number }[]
}

export type OwnVisitData = {
  /** Null: nothing is stored about whoever asks. */
  visit: OwnVisit | null
  /** They asked their browser not to be tracked, and that is honoured. */
  isLeftOut: boolean
}

/** What is stored about the visitor who asks, right now. */
export const ownVisitPage = sitePage<OwnVisitData>({
  name: 'analytics-own-visit',
  path: { de: '/Datenschutz/Besuch', en: '/en/privacy/visit' },
  cache: 'private',
  isUncounted: true,
})
