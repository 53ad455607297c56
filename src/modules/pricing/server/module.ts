import type { ServerModule } from '#kernel/server/module.ts'

/** Nothing but arithmetic; listed so that other modules can name it in their needs. */
export const pricing: ServerModule = {
  name: 'pricing',
  label: { de: 'Preise', en: 'Prices' },
  isEssential: true,
}
