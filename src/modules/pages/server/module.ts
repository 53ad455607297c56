import type { ServerModule } from '#kernel/server/module.ts'
import { businessSection } from '../config.ts'
import { loadFrame } from './frame.ts'
import { oldAddresses } from './old-addresses.ts'
import { pages } from './pages.ts'
import { seedBusiness } from './seed.ts'
import { textFiles } from './text-files.ts'

export const pagesModule: ServerModule = {
  name: 'pages',
  label: { de: 'Seiten', en: 'Pages' },
  needs: ['theme', 'config'],
  isEssential: true,
  pages,
  config: [businessSection],
  site: {
    frame: loadFrame,
    resolvers: [oldAddresses],
    textRoutes: textFiles,
    sitemap: async () => ({ entries: pages.map(({ page }) => page.path), tags: ['config'] }),
  },
  seed: seedBusiness,
}
