import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  title: 'Notifications',
  bell: {
    none: 'Notifications',
    unread_one: 'Notifications, {{count}} unread',
    unread_other: 'Notifications, {{count}} unread',
    latest: 'Latest notifications',
    all: 'All notifications',
    empty: 'No new notifications',
  },
  list: {
    label: 'Your notifications',
    unread: 'Unread',
    show: 'Show',
    showAll: 'All',
    showUnread: 'Unread',
    markAll: 'Mark all as read',
    marked: 'All notifications are marked as read.',
    markFailed: 'Marking did not work. Please try again.',
    more: 'Load older notifications',
  },
  empty: {
    title: 'No notifications yet',
    text: 'This is where you see what you should know: when someone assigns something to you, something fails or a deadline is near.',
    read: 'All read',
    readText: 'There is nothing new. Older notifications are under “All”.',
    showAll: 'Show all',
  },
  error: {
    title: 'The notifications could not be loaded',
    text: 'Please try again.',
    retry: 'Try again',
  },
  loading: 'Loading notifications',
}
