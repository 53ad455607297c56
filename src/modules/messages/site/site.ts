import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { ownMessagePage, ownMessagesPage } from '../account/pages.ts'
import { OwnMessagesView, OwnMessageView } from '../account/site/own-views.tsx'
import { contactPage } from '../form/form-page.ts'
import { ContactView } from '../form/site/contact-view.tsx'

export const messagesSite: SiteModule = {
  name: 'messages',
  views: [
    viewOf(contactPage, ContactView),
    viewOf(ownMessagesPage, OwnMessagesView),
    viewOf(ownMessagePage, OwnMessageView),
  ],
}
