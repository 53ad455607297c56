import type { Access } from '#kernel/access/rules.ts'
import type { Label, Lang } from '#kernel/i18n/messages.ts'
import type { Change } from '../change.ts'

/** What somebody wrote to the house, as another module may use it. */
type ActedMessage = {
  id: string
  subject: string
  text: string
  name: string
  email: string
  lang: Lang
}

/** Something that can be made of a message: a bug, a booking. */
export type MessageAction = {
  name: string
  /** What the button says: 'Als Fehler anlegen'. */
  label: Label
  access: Access
  /** Inside the change; answers where the new thing is, below the admin base, and its name. */
  run<T>(change: Change<T>, message: ActedMessage): Promise<{ path: string; label: string }>
}

/** @example messageActions: [messageActionOf<BugTables>({ name: 'bug', label, access, run: … })] */
export function messageActionOf<Tables>(
  action: Omit<MessageAction, 'run'> & {
    run(change: Change<Tables>, message: ActedMessage): Promise<{ path: string; label: string }>
  },
): MessageAction {
  return action as unknown as MessageAction
}
