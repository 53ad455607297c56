import type { Principal } from '#kernel/access/roles.ts'
import type { Lang } from '#kernel/i18n/texts.ts'

export type SessionUser = Principal & { lastActive?: string | null }

/** What the shell asks of whoever signs people in; the app brings it, the kernel knows no module. */
export type AccountCalls = {
  /** Who is signed in now; a guest when nobody is. Asked every minute, so it must be passive. */
  readSession(): Promise<SessionUser>
  /** Ends the session and says where to go. */
  signOut(): Promise<{ redirect: string }>
  /** Ends a session in another person's name and says where to go. */
  stopActing(): Promise<{ redirect: string }>
  saveLang(userId: string, lang: Lang): Promise<void>
}
