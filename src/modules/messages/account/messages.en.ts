import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  list: {
    title: 'Messages',
    lead: 'What you have written to us, and what we have answered.',
    empty: 'You have not written to us yet.',
    write: 'Write a message',
    older: 'Older messages',
  },
  thread: {
    back: 'All messages',
    you: 'You',
    team: 'Our team',
    answer: 'Your answer',
    submit: 'Send answer',
    sent: 'Your answer has arrived.',
    stale: 'Something was added in the meantime. Please read it and send your answer again.',
    tooMany: 'Those were a great many answers. Please wait a moment.',
    empty: 'please fill in this field',
    files: 'Attachments',
  },
  state: {
    new: 'Received',
    open: 'Being worked on',
    waiting: 'Answered',
    done: 'Done',
    spam: 'Being worked on',
  },
}
