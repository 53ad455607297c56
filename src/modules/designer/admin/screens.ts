import { anyStaff } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import type { DesignTools } from './design-tools.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

const title = { de: de.title, en: en.title }

/** The designer's screen; what the pages bring to it is put together by whoever lists the modules. */
export function designerAdmin(loadTools: () => Promise<DesignTools>): AdminModule {
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
          return { Component: designGate(() => loadScreen(loadTools)) }
        },
      },
    ],
  }
}

async function loadScreen(loadTools: () => Promise<DesignTools>) {
  const [{ designScreen }, tools] = await Promise.all([import('./design-screen.tsx'), loadTools()])
  return designScreen(tools)
}
