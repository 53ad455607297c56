import { isIP } from 'node:net'
import type { ImapFlow } from 'imapflow'
import {
  allowedAddresses,
  type EgressRules,
  IMAP_PORTS,
  pinnedLookup,
} from '../../egress/guarded-connect.ts'
import { isListed } from '../../egress/host-rules.ts'
import type { Settings } from '../../settings.ts'
import type { ImapAccount } from './imap-account.ts'
import { ImapFailure, imapFailure } from './imap-failure.ts'

/** Larger mails stay where they are. */
export const MAX_MAIL_BYTES = 30 * 1024 * 1024

/** A server's lines and lists are short; only the source of a mail may be long. */
const MAX_LINE_BYTES = 4 * 1024 * 1024
const SPARE_BYTES = 64 * 1024

export type ImapTimeouts = { connectMs: number; greetingMs: number; silenceMs: number }
const TIMEOUTS: ImapTimeouts = { connectMs: 15_000, greetingMs: 15_000, silenceMs: 30_000 }

export type MailSummary = { uid: number; size: number; at: Date }

/** A folder of a mailbox, open for reading. Every failure is an `ImapFailure`. */
export type ImapSession = {
  uidValidity: number
  uidNext: number
  numMails: number
  /** Numbers of the mails after this one, in order. */
  uidsAfter(uid: number): Promise<number[]>
  summaries(uids: readonly number[]): Promise<MailSummary[]>
  /** The whole mail; undefined when it is gone meanwhile. */
  source(uid: number): Promise<Uint8Array | undefined>
  markSeen(uid: number): Promise<void>
}

type ImapWays = { rules: EgressRules; signal: AbortSignal; timeouts?: ImapTimeouts }

export function imapRules(given: { settings: Pick<Settings, 'privateHosts'> }): EgressRules {
  return { privateHosts: given.settings.privateHosts, ports: IMAP_PORTS }
}

/**
 * Signs in, opens the folder, lets `work` read and leaves again. The signal ends it at any moment: a
 * server that says nothing holds nobody.
 */
export async function withImapSession<T>(
  account: ImapAccount,
  ways: ImapWays,
  work: (session: ImapSession) => Promise<T>,
): Promise<T> {
  const faults: unknown[] = []
  const raise = (error: unknown): never => {
    throw imapFailure(faults[0] ?? error)
  }
  const client = await openClient(account, ways).catch(raise)
  const end = () => client.close()
  // Says why; whatever waits at that moment only hears that the connection is gone.
  client.on('error', (error) => faults.push(error))
  ways.signal.addEventListener('abort', end, { once: true })
  try {
    if (ways.signal.aborted) end()
    const session = await openFolder({ client, raise }, account.folder).catch(raise)
    const result = await work(session)
    await client.logout().catch(() => undefined)
    return result
  } catch (error) {
    const isOverdue = ways.signal.aborted && error instanceof ImapFailure
    throw isOverdue ? imapFailure({ code: OVERDUE }) : error
  } finally {
    ways.signal.removeEventListener('abort', end)
    end()
  }
}

const OVERDUE = 'ABORT_ERR'

/** The host is one that a person typed in: its addresses are checked once and used as they are. */
async function openClient(account: ImapAccount, ways: ImapWays): Promise<ImapFlow> {
  const { host, port, secure, user, password } = account
  const { rules, signal, timeouts = TIMEOUTS } = ways
  const addresses = await allowedAddresses({ host, port }, rules, signal)
  const { ImapFlow: Client } = await import('imapflow')
  return new Client({
    host,
    port,
    secure,
    ...(isIP(host) ? {} : { servername: host }),
    // A password never travels the open internet in the clear.
    ...(!secure && !isListed({ host, port }, rules.privateHosts) ? { doSTARTTLS: true } : {}),
    auth: { user, pass: password },
    tls: { lookup: pinnedLookup(addresses) },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.silenceMs,
    maxLineLength: MAX_LINE_BYTES,
    maxLiteralSize: MAX_MAIL_BYTES + SPARE_BYTES,
    maxResponseSize: MAX_MAIL_BYTES + MAX_LINE_BYTES,
  })
}

type Line = { client: ImapFlow; raise(error: unknown): never }

async function openFolder({ client, raise }: Line, folder: string): Promise<ImapSession> {
  await client.connect()
  const opened = await client.mailboxOpen(folder)
  const uidValidity = Number(opened.uidValidity)
  // Without it nobody could say which mails are known.
  if (!Number.isSafeInteger(uidValidity)) throw new Error('no UIDVALIDITY')
  return {
    uidValidity,
    uidNext: opened.uidNext,
    numMails: opened.exists,
    uidsAfter: async (uid) => {
      const found = await client.search({ uid: `${uid + 1}:*` }, { uid: true }).catch(raise)
      // "n:*" also names the last mail when all are older.
      return (found || [])
        .filter((one) => one > uid && Number.isSafeInteger(one))
        .toSorted((a, b) => a - b)
    },
    summaries: async (uids) => {
      const query = { uid: true, size: true, internalDate: true }
      const found = await client.fetchAll(uids.join(','), query, { uid: true }).catch(raise)
      return found
        .filter(({ uid }) => uids.includes(uid))
        .map(({ uid, size = 0, internalDate }) => ({ uid, size, at: new Date(internalDate ?? 0) }))
        .toSorted((a, b) => a.uid - b.uid)
    },
    source: async (uid) => {
      const source = { start: 0, maxLength: MAX_MAIL_BYTES }
      const found = await client.fetchOne(String(uid), { source }, { uid: true }).catch(raise)
      return found ? found.source : undefined
    },
    markSeen: async (uid) => {
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }).catch(raise)
    },
  }
}
