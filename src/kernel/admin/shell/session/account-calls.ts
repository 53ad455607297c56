import type { Principal } from '#kernel/access/roles.ts'
import type { Lang } from '#kernel/i18n/messages.ts'

export type SessionUser = Principal & { lastActive?: string | null }

/** By what the own account can prove that its owner is there. */
export type StepUpOffer = {
  hasPassword: boolean
  /** A code of an app, or one of the recovery codes. */
  hasApp: boolean
  hasRecoveryCodes: boolean
  hasPasskey: boolean
  /** The password alone is refused. */
  asksFactor: boolean
}

export type StepUpCalls = {
  offer(): Promise<StepUpOffer>
  /** `code` is empty where none was asked for. */
  confirm(given: { password: string; code: string }): Promise<void>
  confirmWithPasskey(password: string): Promise<void>
}

/** What the shell asks of whoever signs people in; the app brings it, the kernel knows no module. */
export type AccountCalls = {
  /** Who is signed in now; a guest when nobody is. Asked every minute, so it must be passive. */
  readSession(): Promise<SessionUser>
  /** Ends the session and says where to go. */
  signOut(): Promise<{ redirect: string }>
  /** Ends a session in another person's name and says where to go. */
  stopActing(): Promise<{ redirect: string }>
  saveLang(userId: string, lang: Lang): Promise<void>
  stepUp: StepUpCalls
  /** Where a second factor is set up, below the admin base. */
  securityPath: string
}
