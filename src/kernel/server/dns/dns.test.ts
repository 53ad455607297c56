import { afterAll, expect, test } from 'vitest'
import { openDns } from './dns.ts'
import { dnsName, domainOfAddress } from './dns-name.ts'
import { answerTo, nameBytes, recordOf, startNameServer } from './test-dns.ts'

const LONG = 'v=DKIM1; k=rsa; p='.padEnd(700, 'A')

/** A record whose rest is missing, and a name that points at itself for ever. */
const pointingAtItself = (question: Buffer) =>
  Buffer.concat([answerTo(question, []), Buffer.from([0xc0, question.length])])

const names = await startNameServer({
  'sonne.example': { TXT: ['v=spf1 -all', 'other'], MX: ['20 b.example', '10 a.example'] },
  'long.example': { TXT: [LONG] },
  'both.example': { A: ['192.0.2.1'], AAAA: ['2001:db8:0:0:0:0:0:1'] },
  'bare.example': {},
  'alias.example': { CNAME: ['sonne.example'] },
  'nul.example': { TXT: ['v=spf1\0\r\n\u2028ip4:192.0.2.1 \u001b[31m-all'] },
  'huge.example': { TXT: ['x'.repeat(50_000)] },
  'many.example': { TXT: Array.from({ length: 200 }, (_, n) => `record ${n}`) },
  'silent.example': 'silent',
  'refused.example': 'refused',
  'loop.example': (question) =>
    answerTo(question, [
      recordOf('CNAME', 'loop2.example'),
      recordOf('CNAME', 'loop.example', nameBytes('loop2.example')),
    ]),
  'pointer.example': (question) => {
    const reply = pointingAtItself(question)
    reply.writeUInt16BE(1, 6)
    return reply
  },
  'garbage.example': () => Buffer.from('not DNS at all, but long enough to look like it'),
  'empty.example': () => Buffer.alloc(0),
})
afterAll(() => names.close())

const dns = openDns({ dnsServers: [names.address] })
/** For those of whom no answer is expected. */
const hasty = openDns({ dnsServers: [names.address] }, { timeout: 300, tries: 1, longestMs: 1_500 })

test('each kind of record is found, and a long text is put together again', async () => {
  expect((await dns.txt('sonne.example')).values.toSorted()).toEqual(['other', 'v=spf1 -all'])
  expect((await dns.txt('long.example')).values).toEqual([LONG])
  expect((await dns.mx('Sonne.Example.')).values).toEqual([
    { host: 'a.example', priority: 10 },
    { host: 'b.example', priority: 20 },
  ])
  expect((await dns.addresses('both.example')).values.toSorted()).toEqual([
    '192.0.2.1',
    '2001:db8::1',
  ])
  expect((await dns.cname('alias.example')).values).toEqual(['sonne.example'])
})

test('what is not there is missing, what nobody answers has failed', async () => {
  for (const name of ['bare.example', 'unknown.example'])
    expect(await dns.txt(name)).toEqual({ state: 'missing', values: [] })
  expect(await dns.addresses('bare.example')).toEqual({ state: 'missing', values: [] })
  for (const name of ['silent.example', 'refused.example'])
    expect(await hasty.txt(name)).toEqual({ state: 'failed', values: [] })
  expect(await hasty.addresses('silent.example')).toEqual({ state: 'failed', values: [] })
})

test('hostile answers are bounded, tidy, and never thrown', async () => {
  const [nul] = (await dns.txt('nul.example')).values
  expect(nul).not.toMatch(/\p{Cc}/u)
  for (const name of ['huge', 'many', 'loop', 'pointer', 'garbage', 'empty']) {
    const { values } = await hasty.txt(`${name}.example`)
    expect(values.length).toBeLessThanOrEqual(50)
    expect(values.every((text) => text.length <= 4_000)).toBe(true)
  }
})

test.each([
  'sonne.example\r\nevil.example',
  'sonne\0.example',
  'a b.example',
  'localhost',
  '',
  '..',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(140)}example`,
  'sonne.example/..',
  'user@sonne.example:53',
])('nobody is asked for %j', async (name) => {
  const before = names.asked.length
  expect(await dns.txt(name)).toEqual({ state: 'missing', values: [] })
  expect(names.asked).toHaveLength(before)
})

test('an answer is kept for a while, unless somebody wants to see what just changed', async () => {
  names.zone['new.example'] = {}
  expect((await dns.txt('new.example')).state).toBe('missing')
  names.zone['new.example'] = { TXT: ['here'] }
  expect((await dns.txt('new.example')).state).toBe('missing')
  expect((await dns.txt('new.example', { isFresh: true })).values).toEqual(['here'])
  expect((await dns.txt('new.example')).values).toEqual(['here'])
  expect(names.asked.filter((one) => one === 'new.example TXT')).toHaveLength(2)
})

test('names are written as DNS writes them', () => {
  expect(dnsName('_dmarc.Bäckerei-Sommer.de')).toBe('_dmarc.xn--bckerei-sommer-5hb.de')
  expect(domainOfAddress('post@Sonne.example')).toBe('sonne.example')
  expect(domainOfAddress('a@b@sonne.example')).toBe('sonne.example')
  expect(domainOfAddress('nobody')).toBeUndefined()
})
