import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { EgressError } from './egress-error.ts'
import {
  allowedAddresses,
  type EgressRules,
  guardedConnect,
  SMTP_PORTS,
} from './guarded-connect.ts'

const PUBLIC = '93.184.215.14'
const open: Server[] = []

afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

async function canary() {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  open.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return { port: address.port, connections: () => connections }
}

function rules(given: Partial<EgressRules> = {}): EgressRules {
  return { privateHosts: [], ports: SMTP_PORTS, resolve: async () => [PUBLIC], ...given }
}

const REFUSED_HOSTS = [
  '127.0.0.1',
  '127.255.255.254',
  '127.1',
  '127.0.1',
  '0',
  '0.0.0.0',
  '0.1.2.3',
  '2130706433',
  '017700000001',
  '0177.0.0.1',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7f.1',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '169.254.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '[::1]',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:0:127.0.0.1',
  '::127.0.0.1',
  '::7f00:1',
  '64:ff9b::127.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  '3fff::1',
  '5f00::1',
  '100::1',
  'fe80::1',
  'fe80::1%lo',
  'fec0::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '4000::1',
  '',
  '.',
  'a..b',
  '-a.example',
  'a b.example',
  'mail.example/..',
  'user@mail.example',
  'mail.example:25',
  'mail.example\r\n',
  'mail.example\0',
  '１２７.0.0.1',
  'mail.1',
  'mail.0x7f',
]

const REFUSED_ADDRESSES = REFUSED_HOSTS.filter((host) => /^[\da-f:.]+(%lo)?$/.test(host))

describe('the guard', () => {
  it.each(REFUSED_HOSTS)('refuses the host %j', async (host) => {
    await expect(allowedAddresses({ host, port: 25 }, rules())).rejects.toBeInstanceOf(EgressError)
  })

  it.each(REFUSED_ADDRESSES)('refuses a name that resolves to %s', async (address) => {
    const resolve = async () => [PUBLIC, address]
    const answer = allowedAddresses({ host: 'mail.example', port: 25 }, rules({ resolve }))
    await expect(answer).rejects.toBeInstanceOf(EgressError)
  })

  it.each([22, 80, 3306, 6379, 8080, 0, 65_535])('refuses port %i', async (port) => {
    const answer = allowedAddresses({ host: 'mail.example', port }, rules())
    await expect(answer).rejects.toMatchObject({ reason: 'port' })
  })

  it('lets a public host through with the addresses it was checked with', async () => {
    const resolve = async () => [PUBLIC, '2606:2800:21f:cb07:6820:80da:af6b:8b2c']
    const answer = await allowedAddresses({ host: 'Mail.Example.', port: 587 }, rules({ resolve }))
    expect(answer).toEqual([PUBLIC, '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])
  })

  it('reads a public IPv4 address inside IPv6 as that IPv4 address', async () => {
    const resolve = async () => ['::ffff:93.184.215.14']
    const answer = await allowedAddresses({ host: 'mail.example', port: 25 }, rules({ resolve }))
    expect(answer).toEqual([PUBLIC])
  })

  it('says that a name without an address could not be resolved', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'))
    const answer = allowedAddresses({ host: 'mail.example', port: 25 }, rules({ resolve }))
    await expect(answer).rejects.toMatchObject({ reason: 'unresolved' })
  })

  it('gives up on a resolver that never answers', async () => {
    const resolve = () => new Promise<never>(() => undefined)
    const answer = guardedConnect(
      { host: 'mail.example', port: 25 },
      rules({ resolve, timeoutMs: 20 }),
    )
    await expect(answer).rejects.toMatchObject({ reason: 'unresolved' })
  })
})

describe('a connection', () => {
  it('never reaches a loopback listener behind a public name', async () => {
    const { port, connections } = await canary()
    const given = rules({ ports: [port], resolve: async () => ['127.0.0.1'] })
    await expect(guardedConnect({ host: 'mail.example', port }, given)).rejects.toBeInstanceOf(
      EgressError,
    )
    for (const host of ['127.0.0.1', '::ffff:127.0.0.1', '2130706433', '127.1']) {
      await expect(guardedConnect({ host, port }, given)).rejects.toBeInstanceOf(EgressError)
    }
    expect(connections()).toBe(0)
  })

  it.each(['mail.lan', 'MAIL.LAN'])(
    'reaches the private host %s once it is listed, on any port',
    async (entry) => {
      const { port, connections } = await canary()
      const given = rules({ privateHosts: [entry], resolve: async () => ['127.0.0.1'] })
      const socket = await guardedConnect({ host: 'mail.lan', port }, given)
      expect(socket.remotePort).toBe(port)
      await new Promise((closed) => socket.once('close', closed).resume())
      expect(connections()).toBe(1)
    },
  )

  it('reaches a host listed with a port on that port only', async () => {
    const { port, connections } = await canary()
    const given = rules({ privateHosts: [`127.0.0.1:${port}`] })
    const socket = await guardedConnect({ host: '127.0.0.1', port }, given)
    socket.destroy()
    await expect(guardedConnect({ host: '127.0.0.1', port: 25 }, given)).rejects.toMatchObject({
      reason: 'address',
    })
    await expect.poll(connections).toBe(1)
  })

  it('asks the resolver once, so an answer that changes later is never used', async () => {
    const { port, connections } = await canary()
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    const given = rules({
      privateHosts: ['mail.lan'],
      resolve: async () => answers.shift() ?? [],
    })
    const socket = await guardedConnect({ host: 'mail.lan', port }, given)
    socket.destroy()
    expect(answers).toHaveLength(1)
    await expect.poll(connections).toBe(1)
  })
})
