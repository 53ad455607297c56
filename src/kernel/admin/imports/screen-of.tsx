import type { ComponentType } from 'react'
import type { Access } from '#kernel/access/rules.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import type { Screen } from '../module.ts'

type ImportScreenOptions = {
  path: string
  title: Label
  access: Access
  /** The import as the server module declares it. */
  kind: string
  /** Its page of the handbook, unless it is that of the module. */
  help?: string
  /** What stands above it, e.g. the navigation of the module. */
  above?(): Promise<ComponentType>
}

/**
 * The screen of an import: file, columns, check, run, undo.
 * @example screens: [importScreen({ path: 'products/import', title, access: create, kind: 'products' })]
 */
export function importScreen({ kind, above, ...screen }: ImportScreenOptions): Screen {
  return {
    ...screen,
    lazy: async () => {
      const { ImportScreen } = await import('./import-screen.tsx')
      const Above = await above?.()
      return {
        Component: () => (
          <>
            {Above && <Above />}
            <ImportScreen kind={kind} />
          </>
        ),
      }
    },
  }
}
