import type { MailView } from '#kernel/mail-view/mail-view.ts'
import { namedThings } from '#kernel/server/manifest/named-things.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { searchIndexes, trashIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { templateResource } from '../templates/server/template.resource.ts'
import { newsletterTemplate } from '../templates/template.ts'
import { createTemplates } from './migrations/20261117-1610-newsletter-create-templates.ts'
import { newsletterRoutes } from './routes.ts'
import type { NewsletterTables } from './tables.ts'

/** `mailBlocks`: how blocks look in mails, from all modules of the website. */
export function newsletterModule(mailBlocks: () => Promise<readonly MailView[]>): ServerModule {
  return {
    name: 'newsletter',
    label: { de: 'Newsletter-Vorlagen', en: 'Newsletter templates' },
    needs: ['subscribers', 'pages', 'files', 'auth'],
    partOf: 'subscribers',
    nouns: [newsletterTemplate.name],
    migrations: {
      '20261117-1610-newsletter-create-templates': createTemplates,
      '20261119-0005-newsletter-index-trash': trashIndexes(['newsletter_templates']),
      '20261119-0010-newsletter-fold-search': searchIndexes({
        newsletter_templates: ['name', 'subject'],
      }),
    },
    routes: newsletterRoutes(mailBlocks),
    trash: [templateResource.trash],
    named: { [newsletterTemplate.name]: namedTemplates },
  }
}

const namedTemplates = namedThings<NewsletterTables>({
  find: async (db, ids) => {
    const rows = await db
      .selectFrom('newsletter_templates')
      .select(['id', 'name as label', 'deleted_at'])
      .where('id', 'in', [...ids])
      .execute()
    return rows.map(({ id, label, deleted_at }) => ({ id, label, isThere: deleted_at === null }))
  },
  link: (id) => `newsletter/templates/edit/${id}`,
})
