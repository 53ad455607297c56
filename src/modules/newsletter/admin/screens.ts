import { IconMailCode, IconMailPlus } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import type { MailDesigner } from './mail-designer.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { TEMPLATES } from './paths.ts'
import { de as wordsDe } from './words.de.ts'
import { en as wordsEn } from './words.en.ts'

const view = staff('newsletter', 'view')

const COMMANDS: AdminModule['commands'] = [
  {
    name: 'newsletter-templates',
    label: { de: de.command.templates, en: en.command.templates },
    icon: IconMailCode,
    access: view,
    path: `${TEMPLATES}/browse`,
    keywords: 'mail vorlage entwurf template draft',
  },
  {
    name: 'add-newsletter-template',
    label: { de: de.command.add, en: en.command.add },
    icon: IconMailPlus,
    access: staff('newsletter', 'create'),
    path: `${TEMPLATES}/edit`,
    keywords: 'mail vorlage entwurf template draft',
  },
]

/** `designer` comes when templates are opened. */
export function newsletterAdmin(designer: () => Promise<MailDesigner>): AdminModule {
  return {
    name: 'newsletter',
    label: { de: de.title, en: en.title },
    help: 'newsletter-templates',
    screens: collectionScreens({
      paths: pathsOf(TEMPLATES),
      access: view,
      one: { de: wordsDe.templates.one, en: wordsEn.templates.one },
      many: { de: wordsDe.templates.many, en: wordsEn.templates.many },
      load: async () => {
        const { templatesIn } = await import('../templates/admin/templates.collection.tsx')
        return templatesIn(await designer())
      },
      above: async () => (await import('#modules/subscribers/admin/pickers.tsx')).NewsletterNav,
      intro: async () => (await import('../templates/admin/start-row.tsx')).StartRow,
    }),
    search: [
      {
        label: { de: de.title, en: en.title },
        access: view,
        find: async (query) => (await import('./find-templates.ts')).findTemplates(query),
      },
    ],
    commands: COMMANDS,
    nouns: { 'newsletter-template': { de: de.nouns.template, en: en.nouns.template } },
  }
}
