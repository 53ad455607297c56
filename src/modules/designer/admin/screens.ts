import { anyStaff } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import type { ThemeTool } from './design-tools.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

const title = { de: de.title, en: en.title }

/** The designer's screen; the theme's panel is given by whoever lists the modules. */
export function designerAdmin(theme: ThemeTool): AdminModule {
  return {
    name: 'designer',
    label: title,
    screens: [
      {
        path: 'pages/design/:id',
        title,
        access: anyStaff,
        lazy: async () => {
          const { designGate } = await import('./design-gate.tsx')
          return { Component: designGate(() => loadScreen(theme)) }
        },
      },
    ],
  }
}

async function loadScreen(theme: ThemeTool) {
  const { designScreen } = await import('./design-screen.tsx')
  return designScreen(theme)
}
