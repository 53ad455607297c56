import { mailSection } from '#kernel/contract/sections/mail.ts'
import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import { setupStep } from '#kernel/server/manifest/setup-step.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import type { Rename } from '#kernel/server/site/route/renames.ts'
import { moduleSections } from '../sections/module-sections.ts'
import { shopSection } from '../sections/shop.ts'
import { ShopAddresses } from '../sections/shop-addresses.ts'
import { routesFor } from './routes.ts'
import type { ListedModule } from './wire.ts'

/**
 * The list of all modules is passed in, so that switched-off ones can be switched on again.
 * @example export const serverModules: readonly ServerModule[] = [auth, configModule(() => serverModules)]
 */
export function configModule(modules: () => readonly ListedModule[]): ServerModule {
  return {
    name: 'config',
    label: { de: 'Einstellungen', en: 'Settings' },
    isEssential: true,
    nouns: ['config'],
    routes: routesFor(modules),
    config: moduleSections,
    site: { renames: chosenAddresses },
    setup: [mailboxStep],
  }
}

const mailboxStep = setupStep({
  name: 'mailbox',
  order: 30,
  label: { de: 'Postfach einrichten', en: 'Set up a mailbox' },
  text: {
    de: 'Damit Kontor E-Mails verschicken kann. Bis dahin werden sie aufgehoben.',
    en: 'So that Kontor can send emails. Until then they are kept.',
  },
  path: 'settings/mail',
  isDone: ({ config, settings }) =>
    config.get(mailSection).mailboxes.length > 0 || settings.smtp !== undefined,
})

const DEFAULTS = ShopAddresses.parse({})
/** The configured addresses behind which a page of ours lives; the others are only linked to. */
const PAGES = ['login', 'signup', 'account', 'reset_password', 'reset_2fa', 'verify'] as const

/** Pages whose address was changed in `components.shop`; addresses elsewhere move nothing. */
function chosenAddresses(config: ConfigStore): readonly Rename[] {
  const { addresses } = config.get(shopSection)
  return PAGES.flatMap((name) => {
    const [from, to] = [DEFAULTS[name], addresses[name]]
    return from !== to && to.startsWith('/') && to !== '/' ? [{ from, to }] : []
  })
}
