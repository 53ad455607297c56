import { sitePage } from '#kernel/site/page.ts'
import type { Message, MessageItem } from '../inbox/message.calls.ts'

export type OwnMessages = { items: readonly MessageItem[]; next: string | null }

/** The own threads of somebody signed in. */
export const ownMessagesPage = sitePage<OwnMessages>({
  name: 'account-messages',
  path: { de: '/account/messages', en: '/en/account/messages' },
  cache: 'private',
  query: ['cursor'],
})

export type OwnMessage = {
  message: Message
  isSent: boolean
  typed: string
  fault: string
}

export const ownMessagePage = sitePage<OwnMessage>({
  name: 'account-message',
  path: { de: '/account/messages/:id', en: '/en/account/messages/:id' },
  cache: 'private',
  query: ['done'],
})
