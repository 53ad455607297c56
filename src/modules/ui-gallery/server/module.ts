import type { ServerModule } from '#kernel/server/module.ts'

export const uiGallery: ServerModule = {
  name: 'ui-gallery',
  label: { de: 'Oberfläche', en: 'UI pieces' },
}
