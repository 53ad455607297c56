import '#modules/theme/site/base.css'
import '#modules/pages/site/blocks.css'
import '#modules/entries/site/entries.css'
import '#modules/files/site/files.css'
import '#modules/privacy/site/privacy.css'
import {
  type EnhancementTable,
  type FormTable,
  startForms,
} from '#kernel/site/browser/enhancements/enhancements.ts'
import type { IslandTable } from '#kernel/site/browser/islands.ts'
import { startSite } from '#kernel/site/browser/main.ts'
import { countShown } from '#modules/analytics/visits/site/count-shown.ts'
import { startGalleries } from '#modules/files/site/galleries.ts'

/** Islands by name: `cart: () => import('#modules/shop/site/islands/cart.tsx')`. */
const islands: IslandTable = {
  'add-passkey': () => import('#modules/users/account/site/security/add-passkey.tsx'),
  'entry-panel': () => import('#modules/entries/site/islands/entry-panel.tsx'),
  greeting: () => import('#modules/auth/site/greeting.tsx'),
  'passkey-login': () => import('#modules/auth/passkeys/site/passkey-login.tsx'),
  'passkey-setup': () => import('#modules/auth/passkeys/site/passkey-setup.tsx'),
  staff: () => import('#modules/pages/site/islands/staff.tsx'),
}

/** Small parts without React, by the elements they belong to. */
const enhancements: EnhancementTable = [
  ['[data-recommend]', () => import('#modules/sendings/recommendations/site/recommend.ts')],
  ['[data-suggest]', () => import('#modules/catalog/search/site/suggest.ts')],
  ['[data-consent]', () => import('#modules/privacy/consent/site/consent.ts')],
]

const forms: FormTable = [
  ['[data-cart]', () => import('#modules/checkout/drawer/site/cart-drawer.ts')],
]

startForms(forms)
startGalleries()
countShown()
startSite(islands, enhancements)
