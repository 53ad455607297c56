import '#modules/theme/site/werkstatt.css'
import '#modules/pages/site/pages.css'
// Only so that the build puts the pictures among the public files; no name of them is used here.
import '#modules/pages/site/pictures.ts'
import type { IslandTable } from '#kernel/site/browser/islands.ts'
import { startSite } from '#kernel/site/browser/main.ts'

/** Islands by name: `cart: () => import('#modules/shop/site/islands/cart.tsx')`. */
const islands: IslandTable = {
  greeting: () => import('#modules/auth/site/islands/greeting.tsx'),
}

startSite(islands)
