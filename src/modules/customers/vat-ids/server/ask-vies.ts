import { z } from 'zod'
import type { Scope } from '#kernel/server/context.ts'
import { guardedFetch } from '#kernel/server/egress/guarded-fetch.ts'
import { businessSection } from '#modules/pages/config.ts'
import { VatId, vatIdParts } from '../vat-id.ts'

export type ViesAnswer =
  | { state: 'valid'; name: string; address: string; reference: string }
  | { state: 'invalid' | 'unavailable' }

/** The register says yes or no, or why it cannot say: its country is away, or too many ask. */
const Answered = z.looseObject({
  valid: z.boolean(),
  userError: z.enum(['VALID', 'INVALID']).optional(),
  name: z.string().nullish(),
  address: z.string().nullish(),
  requestIdentifier: z.string().nullish(),
})

/** A register that hangs keeps nobody else waiting for long. */
const ANSWER_MS = 10_000

type Askable = Pick<Scope<never>, 'settings' | 'config'>

/**
 * Asks the register of the EU. With the own VAT id it also answers with a number that proves the query.
 * Whatever is no clear yes or no is no answer: nobody is called invalid because a server is away.
 */
export async function askVies(
  { settings, config }: Askable,
  vatId: string,
  signal: AbortSignal,
): Promise<ViesAnswer> {
  const asked = vatIdParts(vatId)
  if (!asked) return { state: 'invalid' }
  const own = vatIdParts(VatId.safeParse(config.get(businessSection).vat_id).data ?? '')
  const answer = await post(
    {
      address: `${settings.viesUrl}/check-vat-number`,
      hosts: settings.privateHosts,
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    },
    {
      ...{ countryCode: asked.country, vatNumber: asked.number },
      ...(own && { requesterMemberStateCode: own.country, requesterNumber: own.number }),
    },
  )
  if (!answer) return { state: 'unavailable' }
  if (!answer.valid) return { state: 'invalid' }
  const { name, address, requestIdentifier } = answer
  return {
    state: 'valid',
    ...{ name: told(name), address: told(address), reference: told(requestIdentifier) },
  }
}

type Register = { address: string; hosts: readonly string[]; signal: AbortSignal }

async function post({ address, hosts, signal }: Register, question: object) {
  try {
    const reply = await guardedFetch(hosts)(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(question),
      signal,
    })
    return reply.ok ? Answered.safeParse(await reply.json()).data : undefined
  } catch {
    // Away, too slow or no JSON: all of it means that nobody has answered.
    return undefined
  }
}

/** Some countries do not tell who it is. PostgreSQL stores neither zero bytes nor halves of pairs. */
function told(value: string | null | undefined): string {
  const text = (value ?? '').replaceAll('\0', '').trim()
  return text.replaceAll('-', '') === '' ? '' : text.slice(0, 500).toWellFormed()
}
