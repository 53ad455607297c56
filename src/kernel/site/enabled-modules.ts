import { createContext } from 'react'

/**
 * Whether a module is switched on, for views that link to pages of another one.
 * @example const isEnabled = use(EnabledModules); return isEnabled('messages') && <a href="…">…</a>
 */
export const EnabledModules = createContext<(module: string) => boolean>(() => true)
