import '#modules/theme/site/werkstatt.css'
import '#modules/auth/site/login.css'
import '#modules/auth/site/signup.css'
import '#modules/pages/site/pages.css'
import '#modules/pages/site/blocks.css'
import '#modules/entries/site/entries.css'
import '#modules/users/site/account.css'
import '#modules/bug-tracker/site/bug-tracker.css'
import '#modules/files/site/files.css'
// Only so that the build puts the pictures among the public files; no name of them is used here.
import '#modules/pages/site/pictures.ts'
import type { IslandTable } from '#kernel/site/browser/islands.ts'
import { startSite } from '#kernel/site/browser/main.ts'
import { startGalleries } from '#modules/files/site/galleries.ts'

/** Islands by name: `cart: () => import('#modules/shop/site/islands/cart.tsx')`. */
const islands: IslandTable = {
  'add-passkey': () => import('#modules/users/site/islands/add-passkey.tsx'),
  greeting: () => import('#modules/auth/site/islands/greeting.tsx'),
  'passkey-login': () => import('#modules/auth/site/islands/passkey-login.tsx'),
  'passkey-setup': () => import('#modules/auth/site/islands/passkey-setup.tsx'),
}

startGalleries()
startSite(islands)
