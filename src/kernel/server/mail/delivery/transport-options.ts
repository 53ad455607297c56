import type { SMTPPoolOptions } from 'nodemailer/lib/smtp-pool'
import { type EgressRules, guardedConnect } from '../../egress/guarded-connect.ts'
import { isListed, plainHost } from '../../egress/host-rules.ts'
import type { Mailbox } from './mailbox.ts'

export type Timeouts = { connectMs: number; greetingMs: number; silenceMs: number }

/** Servers may think long about a whole mail (scanners, grey-listing), but not about a greeting. */
export const DELIVERY_TIMEOUTS: Timeouts = {
  connectMs: 15_000,
  greetingMs: 20_000,
  silenceMs: 180_000,
}

/** Whatever a mail says, no file and no address is read for it. */
export const NO_ACCESS = { disableFileAccess: true, disableUrlAccess: true } as const

/** For nodemailer: connections are opened by the guard, never by a host name of its own. */
export function transportOptions(
  mailbox: Mailbox,
  rules: EgressRules,
  timeouts: Timeouts,
): SMTPPoolOptions {
  const { host, port, secure, user, password } = mailbox
  const target = { host: plainHost(host), port }
  return {
    ...target,
    secure,
    // A password never travels the open internet in the clear.
    requireTLS: !secure && user !== '' && !isListed(target, rules.privateHosts),
    ...(user ? { auth: { user, pass: password } } : {}),
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.silenceMs,
    ...NO_ACCESS,
    getSocket: (_options, done) => {
      guardedConnect(target, { ...rules, timeoutMs: timeouts.connectMs }).then(
        (connection) => done(null, { connection }),
        (error: Error) => done(error, false),
      )
    },
  }
}
