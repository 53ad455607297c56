import type { EgressRules } from '../egress/guarded-connect.ts'
import { type Courier, openCourier } from './courier.ts'
import type { Mailbox } from './mailbox.ts'
import type { Timeouts } from './transport-options.ts'

export type Couriers = {
  for(mailbox: Mailbox): Promise<Courier>
  close(): Promise<void>
}

type Kept = { made: string; courier: Promise<Courier> }

/** One courier per mailbox; a mailbox whose settings changed gets a new one. */
export function keepCouriers(options: {
  rules: EgressRules
  lanes: number
  timeouts?: Timeouts
}): Couriers {
  const kept = new Map<string, Kept>()
  return {
    for: (mailbox) => {
      const made = JSON.stringify(mailbox)
      const known = kept.get(mailbox.uuid)
      if (known?.made === made) return known.courier
      const courier = openCourier({ ...options, mailbox })
      kept.set(mailbox.uuid, { made, courier })
      void known?.courier.then((old) => old.close())
      return courier
    },
    close: async () => {
      const all = [...kept.values()]
      kept.clear()
      for (const { courier } of all) (await courier).close()
    },
  }
}
