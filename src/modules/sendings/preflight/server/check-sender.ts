import { mailDomainsSection } from '#kernel/contract/sections/mail-domains.ts'
import { type Dns, type DnsAnswer, dnsOf } from '#kernel/server/dns/dns.ts'
import { checkDkimRecord, tagsIn } from '#kernel/server/mail/dkim/check-record.ts'
import type { SendingScope } from '../../server/tables.ts'
import type { Check, CheckReason } from '../preflight.calls.ts'
import { isLentDomain, isTrialDomain } from './find-sender.ts'

type SenderName = 'spf' | 'dkim' | 'dmarc' | 'mx'
type Verdict = { level: Check['level']; reason?: CheckReason }
type SenderScope = Pick<SendingScope, 'config' | 'settings'>

const GOOD: Verdict = { level: 'good' }
const bad = (reason: CheckReason): Verdict => ({ level: 'bad', reason })
const warn = (reason: CheckReason): Verdict => ({ level: 'warn', reason })
const FAILED = warn('dns-failed')

/** Whether other mail servers will believe that mails come from this domain. */
export async function checkSender(scope: SenderScope, domain: string): Promise<Check[]> {
  const dns = dnsOf(scope.settings)
  const judges: Readonly<Record<SenderName, () => Promise<Verdict>>> = {
    spf: async () => judgeSpf(await dns.txt(domain)),
    dkim: () => judgeDkim(scope, dns, domain),
    dmarc: () => judgeDmarc(dns, domain),
    mx: () => judgeMx(dns, domain),
  }
  const names: readonly SenderName[] = ['spf', 'dkim', 'dmarc', 'mx']
  const isTrial = isTrialDomain(domain)
  return await Promise.all(
    names.map(async (name) => {
      const verdict = isTrial ? warn('trial-domain') : await judges[name]()
      return { name, ...verdict, details: [domain] }
    }),
  )
}

function judgeSpf({ state, values }: DnsAnswer<string>): Verdict {
  if (state === 'failed') return FAILED
  const records = values.filter((text) => /^v=spf1( |$)/i.test(text))
  const [record] = records
  if (!record) return bad('spf-missing')
  if (records.length > 1) return bad('spf-several')
  const terms = record.toLowerCase().split(' ')
  return terms.includes('+all') || terms.includes('all') ? warn('spf-open') : GOOD
}

async function judgeDkim({ config }: SenderScope, dns: Dns, domain: string): Promise<Verdict> {
  const keys = config.get(mailDomainsSection).domains.filter((key) => key.domain === domain)
  const active = keys.filter((key) => key.active)
  if (active.length === 0 && isLentDomain(domain)) return warn('dkim-provider')
  if (active.length === 0) return bad(keys.length > 0 ? 'dkim-waiting' : 'dkim-no-key')
  const found = await Promise.all(active.map((key) => checkDkimRecord(dns, key)))
  const states = found.map(({ state }) => state)
  // One good signature is enough for a receiver.
  if (states.includes('found')) return GOOD
  if (states.includes('failed')) return FAILED
  return bad(states.includes('different') ? 'dkim-different' : 'dkim-missing')
}

/** More labels a domain hardly has, and each is a question. */
const MOST_LABELS = 8

/** Of the domain itself, else of the nearest one it belongs to. */
async function judgeDmarc(dns: Dns, domain: string): Promise<Verdict> {
  const labels = domain.split('.')
  const names = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
  for (const name of names.slice(-MOST_LABELS)) {
    const { state, values } = await dns.txt(`_dmarc.${name}`)
    if (state === 'failed') return FAILED
    const records = values.filter((text) => /^v=DMARC1(;|$)/.test(text.replaceAll(' ', '')))
    if (records.length > 1) return bad('dmarc-several')
    const policy = records[0] && tagsIn(records[0]).get('p')?.toLowerCase()
    if (records[0])
      return ['none', 'quarantine', 'reject'].includes(policy ?? '') ? GOOD : bad('dmarc-broken')
  }
  return bad('dmarc-missing')
}

/** Answers and reports of what did not arrive must find somebody. */
async function judgeMx(dns: Dns, domain: string): Promise<Verdict> {
  const { state, values } = await dns.mx(domain)
  if (state === 'failed') return FAILED
  if (state === 'found') {
    const takesMail = values.some(({ host }) => host !== '' && host !== '.')
    return takesMail ? GOOD : bad('mx-refuses')
  }
  const address = await dns.addresses(domain)
  if (address.state === 'failed') return FAILED
  return address.state === 'found' ? warn('mx-address-only') : bad('mx-missing')
}
