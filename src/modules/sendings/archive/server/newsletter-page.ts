import { translator } from '#kernel/i18n/messages.ts'
import type { Loaded } from '#kernel/server/site/route/site-route.ts'
import { newsletterArchive } from '#modules/pages/blocks/newsletter-archive/block.ts'
import { newsletterForm } from '#modules/pages/blocks/newsletter-form/block.ts'
import { messages } from '../../messages.ts'
import type { SendingContext } from '../../server/tables.ts'
import type { NewsletterData } from '../pages.ts'
import { feedLinks } from './archive-feed.ts'

const SHOWN = 5

/** The form to subscribe, and the newest issues: the same blocks that any page can have. */
export async function loadNewsletter({ lang }: SendingContext): Promise<Loaded<NewsletterData>> {
  const t = translator(messages, lang)
  return {
    kind: 'page',
    data: {},
    blocks: {
      main: [
        { id: 'newsletter-sign-up', type: newsletterForm.name, props: {} },
        { id: 'newsletter-issues', type: newsletterArchive.name, props: { count: SHOWN } },
      ],
    },
    meta: { title: t('home.title'), description: t('home.lead'), feeds: feedLinks(lang) },
    tags: [],
  }
}
