import { IconGavel } from '@tabler/icons-react'
import { admin, anyStaff } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { LEGAL_PATH } from '../legal/legal-path.ts'
import { de as legalDe } from '../legal/messages.de.ts'
import { en as legalEn } from '../legal/messages.en.ts'
import type { ThemeTool } from './design-tools.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

const title = { de: de.title, en: en.title }
const legalTitle = { de: legalDe.title, en: legalEn.title }

/** The designer's screen; the theme's panel is given by whoever lists the modules. */
export function designerAdmin(theme: ThemeTool): AdminModule {
  return {
    name: 'designer',
    label: title,
    help: 'designer',
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
      {
        path: LEGAL_PATH,
        title: legalTitle,
        access: admin,
        help: 'legal',
        lazy: async () => ({
          Component: (await import('../legal/admin/legal-screen.tsx')).LegalScreen,
        }),
      },
    ],
    settings: [
      {
        path: LEGAL_PATH,
        icon: IconGavel,
        access: admin,
        group: 'website',
        label: legalTitle,
        text: { de: legalDe.text, en: legalEn.text },
      },
    ],
  }
}

/** What a new page may begin with; the list of pages asks for it. */
export async function loadLayouts() {
  const { startingLayouts } = await import('./starting-layouts.ts')
  return startingLayouts()
}

async function loadScreen(theme: ThemeTool) {
  const { designScreen } = await import('./design-screen.tsx')
  return designScreen(theme)
}
