import type { EgressRules } from '../../egress/guarded-connect.ts'
import type { SigningKeys } from '../dkim/signing-keys.ts'
import type { Mailbox } from './mailbox.ts'
import { openSmtpSender, type SmtpSender } from './smtp-sender.ts'
import type { Timeouts } from './transport-options.ts'

export type SmtpSenders = {
  for(mailbox: Mailbox): Promise<SmtpSender>
  close(): Promise<void>
}

type Kept = { made: string; sender: Promise<SmtpSender> }

/** One sender per mailbox; a mailbox whose settings changed gets a new one. */
export function keepSmtpSenders(options: {
  rules: EgressRules
  keys: SigningKeys
  lanes: number
  timeouts?: Timeouts
}): SmtpSenders {
  const kept = new Map<string, Kept>()
  return {
    for: (mailbox) => {
      const made = JSON.stringify(mailbox)
      const known = kept.get(mailbox.uuid)
      if (known?.made === made) return known.sender
      const sender = openSmtpSender({ ...options, mailbox })
      kept.set(mailbox.uuid, { made, sender })
      void known?.sender.then((old) => old.close())
      return sender
    },
    close: async () => {
      const all = [...kept.values()]
      kept.clear()
      for (const { sender } of all) (await sender).close()
    },
  }
}
