import { publicAddress } from '#kernel/server/egress/guarded-connect.ts'
import type { DomainCheck, DomainState, NextStep } from '../domain.calls.ts'

type Found = Omit<DomainCheck, 'next' | 'checkedAt'>
type Known = Pick<DomainState, 'isDomain' | 'isHttps' | 'machine'>

const SOON_MS = 14 * 86_400_000

/** Of everything that was found, the one thing to do next. */
export function nextStep(known: Known, found: Found, now = new Date()): NextStep {
  if (!known.isDomain) return 'no-domain'
  const dns = ofNames(found)
  if (dns) return dns
  if (found.answer !== 'ours') return ofAnswer(known, found)
  if (!hasPublic(found)) return 'in-house'
  if (!known.isHttps) return 'no-https'
  if (found.hosts[1] && found.hosts[1].state === 'missing') return 'twin-missing'
  const until = found.certificate?.validTo
  if (until && Date.parse(until) - now.getTime() < SOON_MS) return 'expires-soon'
  return 'fine'
}

function ofNames({ hosts: [own], answer }: Found): NextStep | undefined {
  if (!own || own.state === 'failed') return 'dns-failed'
  if (own.state === 'missing') return 'dns-missing'
  return answer === 'private' ? 'dns-private' : undefined
}

/** Somebody else answers, or nobody: most often because the name still leads to another machine. */
function ofAnswer({ machine }: Known, found: Found): NextStep {
  const addresses = found.hosts[0]?.addresses ?? []
  const isElsewhere = machine.length > 0 && !addresses.some((one) => machine.includes(one))
  if (isElsewhere) return 'dns-elsewhere'
  if (found.answer === 'unreachable') return 'unreachable'
  return found.certificate && found.certificate.state !== 'valid' ? 'certificate' : 'not-ours'
}

function hasPublic({ hosts: [own] }: Found): boolean {
  return own?.addresses.some((address) => publicAddress(address) !== undefined) ?? false
}
