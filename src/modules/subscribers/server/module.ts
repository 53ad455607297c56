import type { ServerModule } from '#kernel/server/module.ts'
import { searchIndexes, trashIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { pagesOf } from '#kernel/server/site/route/site-route.ts'
import { newsletterSection } from '../config.ts'
import { subscriberImport } from '../imports/server/subscriber-import.ts'
import { listResource } from '../lists/server/list.resource.ts'
import { subscribePage, verifyPage } from '../sign-up/pages.ts'
import {
  onAccountVerified,
  onConsentGiven,
  onConsentWithdrawn,
} from '../sign-up/server/account-consent.ts'
import { settleRequest } from '../sign-up/server/settle-request.ts'
import { loadSignUpForms } from '../sign-up/server/sign-up-block.ts'
import { loadSubscribe, submitSubscribe } from '../sign-up/server/subscribe-page.ts'
import { loadVerify, submitVerify } from '../sign-up/server/verify-page.ts'
import { segments } from '../subscribers/server/segments.ts'
import { timeline } from '../subscribers/server/timeline.ts'
import { unsubscribePage } from '../unsubscribe/page.ts'
import { leavings } from '../unsubscribe/server/leave-by-mail.ts'
import { loadUnsubscribe, submitUnsubscribe } from '../unsubscribe/server/unsubscribe-page.ts'
import { carryOver } from './carry-over.ts'
import { sweep } from './jobs.ts'
import { createTables } from './migrations/20261117-0910-subscribers-create-tables.ts'
import { noteJoining } from './migrations/20261118-0010-subscribers-note-joining.ts'
import { proveTracking } from './migrations/20261119-0115-subscribers-prove-tracking.ts'
import { personal } from './personal.ts'
import { routes } from './routes.ts'
import type { SubscriberTables } from './tables.ts'

const onPage = pagesOf<SubscriberTables>()

export const subscribers: ServerModule = {
  name: 'subscribers',
  label: { de: 'Newsletter', en: 'Newsletter' },
  needs: ['auth', 'consents', 'people', 'config', 'pages'],
  startsOff: true,
  nouns: ['newsletter-list', 'newsletter-subscriber'],
  migrations: {
    '20261117-0910-subscribers-create-tables': createTables,
    '20261118-0010-subscribers-note-joining': noteJoining,
    '20261119-0005-subscribers-index-trash': trashIndexes(['newsletter_lists']),
    '20261119-0010-subscribers-fold-search': searchIndexes(
      { newsletter_subscribers: ['email', 'first_name', 'last_name'], newsletter_lists: ['name'] },
      [
        'newsletter_subscribers_like_email',
        'newsletter_subscribers_like_first_name',
        'newsletter_subscribers_like_last_name',
      ],
    ),
    '20261119-0115-subscribers-prove-tracking': proveTracking,
  },
  routes,
  pages: [
    onPage(subscribePage, { load: loadSubscribe, submit: submitSubscribe }),
    onPage(verifyPage, { load: loadVerify, submit: submitVerify }),
    onPage(unsubscribePage, { load: loadUnsubscribe, submit: submitUnsubscribe }),
  ],
  blockData: [loadSignUpForms],
  jobs: [settleRequest, sweep],
  imports: [subscriberImport],
  inbound: [leavings],
  listeners: [onConsentGiven, onAccountVerified, onConsentWithdrawn],
  trash: [listResource.trash],
  config: [newsletterSection],
  carriesOver: [carryOver],
  personal,
  asksAtSignUp: ['newsletter'],
  segments,
  timeline,
  roles: { subscriber: { de: 'Bekommt den Newsletter', en: 'Gets the newsletter' } },
}
