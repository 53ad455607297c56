import { demoOf } from '#kernel/server/manifest/demo.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { personIndexes } from '#kernel/server/resource/person-indexes.ts'
import { pagesOf } from '#kernel/server/site/route/site-route.ts'
import { ownMessagePage, ownMessagesPage } from '../account/pages.ts'
import { loadOwnMessage, loadOwnMessages, submitOwnMessage } from '../account/server/own-pages.ts'
import { inbound } from '../by-mail/server/receivers.ts'
import { messageSection } from '../config.ts'
import { contactPage } from '../form/form-page.ts'
import { loadContactForms } from '../form/server/contact-block.ts'
import { loadContact, submitContact } from '../form/server/contact-page.ts'
import { messageRoutes } from '../inbox/server/message-routes.ts'
import { actionRoutes, threadRoutes } from '../inbox/server/thread-routes.ts'
import { removeDemo, seedDemo } from './demo.ts'
import { jobs, messageTrash, onRetention, onStuckMail } from './jobs.ts'
import { createMessages } from './migrations/20261116-1910-messages-create-messages.ts'
import { messagesByMail } from './migrations/20261117-0930-messages-by-mail.ts'
import { keptFor, personal } from './personal.ts'
import { segments } from './segments.ts'
import type { MessageTables } from './tables.ts'
import { timeline } from './timeline.ts'
import { named, topic, waiting } from './waiting.ts'

const onPage = pagesOf<MessageTables>()

/** What it knows of persons, and what they are to it. */
const aboutPersons = {
  personal,
  roles: { sender: { de: 'Hat geschrieben', en: 'Has written' } },
  timeline,
  segments,
}

/** Knows all modules late: each of them may make something of a message. */
export function messagesModule(modules: () => readonly ServerModule[]): ServerModule {
  return {
    name: 'messages',
    label: { de: 'Nachrichten', en: 'Messages' },
    needs: ['auth', 'notifications', 'config', 'people', 'files', 'pages', 'users'],
    nouns: ['message', 'message-block'],
    migrations: {
      '20261116-1910-messages-create-messages': createMessages,
      '20261117-0930-messages-by-mail': messagesByMail,
      '20261118-0320-messages-index-persons': personIndexes({
        message_entries: ['author_id'],
        message_files: ['uploaded_by'],
      }),
    },
    routes: [
      ...messageRoutes,
      ...threadRoutes,
      ...actionRoutes(() => modules().flatMap(({ messageActions = [] }) => messageActions)),
    ],
    pages: [
      onPage(contactPage, { load: loadContact, submit: submitContact }),
      onPage(ownMessagesPage, { load: loadOwnMessages }),
      onPage(ownMessagePage, { load: loadOwnMessage, submit: submitOwnMessage }),
    ],
    blockData: [loadContactForms],
    jobs,
    listeners: [onStuckMail, onRetention],
    inbound,
    trash: [messageTrash],
    config: [messageSection],
    lifetimes: { contact_form: keptFor },
    ...aboutPersons,
    topics: [topic],
    waiting: [waiting],
    named,
    demo: demoOf<MessageTables>({ seed: seedDemo, remove: removeDemo }),
  }
}
