import { blockLoadersOf } from '#kernel/server/site/block/block-loader.ts'
import { newsletterForm, type SignUpForm } from '#modules/pages/blocks/newsletter-form/block.ts'
import { publicLists } from '../../lists/server/find-lists.ts'
import type { SubscriberTables } from '../../server/tables.ts'
import { trackingWording } from '../../tracking/server/tracking.ts'
import { subscribePage } from '../pages.ts'
import { tokenPath } from './confirmation-mail.ts'
import { offeredLists } from './subscribe-page.ts'

/** What the sign-up forms of a page offer. */
export const loadSignUpForms = blockLoadersOf<SubscriberTables>()(
  [newsletterForm],
  async (context, blocks) => {
    const lists = await publicLists(context.db)
    const action = tokenPath(subscribePage.path[context.lang], '')
    const tracking = trackingWording(context, context.lang)
    const form: SignUpForm = { lists: offeredLists(context, lists, []), tracking, action }
    const data = blocks.map(({ id }): [string, SignUpForm] => [id, form])
    return { data: new Map(data), tags: ['newsletter-lists', 'config'] }
  },
)
