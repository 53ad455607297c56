import { hasMailbox } from '#kernel/server/mail/delivery/mailbox.ts'
import { setupStep } from '#kernel/server/manifest/setup-step.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { watchRecords } from '../dkim/server/dkim-keys.ts'
import { moduleSections } from '../sections/module-sections.ts'
import { mailboxTopic, onMailboxTrouble } from './mailbox-trouble.ts'
import { routesFor } from './routes.ts'
import { guardedTopic, tellOfGuarded } from './tell-of-guarded.ts'
import type { ListedModule } from './wire.ts'

/**
 * The list of all modules is passed in, so that switched-off ones can be switched on again.
 * @example export const serverModules: readonly ServerModule[] = [auth, configModule(() => serverModules)]
 */
export function configModule(modules: () => readonly ListedModule[]): ServerModule {
  return {
    name: 'config',
    label: { de: 'Einstellungen', en: 'Settings' },
    needs: ['auth', 'notifications'],
    isEssential: true,
    nouns: ['config'],
    routes: routesFor(modules),
    config: moduleSections,
    setup: [mailboxStep],
    jobs: [watchRecords],
    listeners: [onMailboxTrouble, tellOfGuarded],
    topics: [mailboxTopic, guardedTopic],
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
  isDone: hasMailbox,
})
