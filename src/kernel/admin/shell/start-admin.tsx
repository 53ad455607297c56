import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { anyStaff } from '#kernel/access/rules.ts'
import type { AdminState } from '#kernel/contract/admin/admin-state.ts'
import { cssVariablesResolver } from '#ui/theme/css-variables.ts'
import { adminTheme } from '#ui/theme/theme.ts'
import type { AdminModule } from '../module.ts'
import { useMessages } from '../session.tsx'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { messages } from './messages.ts'
import { ModulesProvider } from './modules-context.tsx'
import { enabledModules } from './nav/visible-modules.ts'
import { applyPreferences } from './preferences/preferences.ts'
import { createQueryClient } from './query-client.ts'
import { adminRoutes } from './route/admin-routes.tsx'
import type { AccountCalls } from './session/account-calls.ts'
import { LiveSession } from './session/live-session.tsx'
import { type TopBarItem, TopBarItemsProvider } from './top-bar/top-bar-items.tsx'

type AdminParts = {
  modules: readonly AdminModule[]
  account: AccountCalls
  topBar: readonly TopBarItem[]
}

const schemes = localStorageColorSchemeManager({ key: 'kontor.scheme' })

/** Starts the admin centre in the page the server delivered. */
export function startAdmin(parts: AdminParts): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const state = readAdminState(document)
  allowStyles(state.nonce)
  applyPreferences(document.documentElement)
  createRoot(root).render(<AdminApp {...assemble(state, parts)} />)
}

/** Scroll locking adds a style element by a library that asks for the nonce under this name. */
function allowStyles(nonce: string): void {
  Object.assign(globalThis, { __webpack_nonce__: nonce })
}

function assemble(state: AdminState, { modules, account, topBar }: AdminParts) {
  const present = [shellModule, ...enabledModules(modules, state.enabled)]
  return {
    state,
    account,
    modules: present,
    topBar: topBar.filter(({ name }) => state.enabled.includes(name)),
    client: createQueryClient(),
    router: createBrowserRouter(adminRoutes(present, state.base)),
  }
}

function AdminApp(props: ReturnType<typeof assemble>) {
  const { state, account, modules, topBar, client, router } = props
  return (
    <MantineProvider
      theme={adminTheme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      getStyleNonce={() => state.nonce}
    >
      <QueryClientProvider client={client}>
        <LiveSession state={state} calls={account}>
          <ModulesProvider modules={modules}>
            <TopBarItemsProvider value={topBar}>
              <RouterProvider router={router} />
              <Notices />
            </TopBarItemsProvider>
          </ModulesProvider>
        </LiveSession>
      </QueryClientProvider>
    </MantineProvider>
  )
}

/** What is said before it has come waits for it. */
const NotificationCenter = lazy(async () => ({
  default: (await import('#ui/notification/notification-center.tsx')).NotificationCenter,
}))

function Notices() {
  const t = useMessages(messages)
  return (
    <Suspense fallback={null}>
      <NotificationCenter labels={{ close: t('dialog.closeNotification') }} />
    </Suspense>
  )
}

/** The state the server embedded in the page; without it there is nothing to start. */
function readAdminState(page: Document): AdminState {
  const text = page.getElementById('kontor-state')?.textContent
  if (!text) throw new Error('The page carries no #kontor-state')
  return JSON.parse(text) as AdminState
}

/** The shell's own screens; it is no module of the business and cannot be switched off. */
export const shellModule: AdminModule = {
  name: 'shell',
  label: { de: 'Kontor', en: 'Kontor' },
  help: 'settings',
  screens: [
    {
      path: 'settings',
      title: { de: de.settings.title, en: en.settings.title },
      access: anyStaff,
      lazy: async () => ({
        Component: (await import('./settings/settings-index.tsx')).SettingsIndex,
      }),
    },
  ],
}
