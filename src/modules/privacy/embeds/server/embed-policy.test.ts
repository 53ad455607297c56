import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isHost } from '../../services/service.ts'
import { type EmbedKind, embedPolicy } from './embed-policy.ts'

const KINDS: readonly EmbedKind[] = ['asking', 'frame', 'markup', 'scripts']
const WORDS = new Set([
  "'none'",
  "'self'",
  "'unsafe-inline'",
  'data:',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-forms',
  'allow-scripts',
  'allow-same-origin',
])

const part = fc.stringMatching(/^[a-z0-9]{1,8}$/)
const host = fc
  .tuple(fc.boolean(), part, fc.constantFrom('com', 'de', 'example'))
  .map(([isWild, name, end]) => `${isWild ? '*.' : ''}${name}.${end}`)
const hostile = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '*',
    "'self'",
    'https:',
    'a.de; script-src *',
    'a.de b.de',
    'data:',
    'http://a.de',
  ),
)
const hash = fc.oneof(fc.constant(undefined), fc.constant(`${'A'.repeat(43)}=`), fc.string())

function read(policy: string): Map<string, string[]> {
  const parts = policy.split('; ').map((directive) => directive.split(' '))
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]))
}

test('a policy names the hosts that were handed in and nobody else', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...KINDS),
      fc.array(fc.oneof(host, hostile), { maxLength: 8 }),
      fc.record({ style: hash, script: hash }),
      (kind, hosts, hashes) => {
        const policy = embedPolicy({ kind, hosts, ...hashes })
        const directives = read(policy)
        // Nothing handed in makes a directive of its own, or the same one twice.
        expect(policy.split('; ')).toHaveLength(directives.size)
        expect(directives.get('default-src')).toEqual(["'none'"])
        expect(directives.get('frame-ancestors')).toEqual(["'self'"])
        for (const source of [...directives.values()].flat()) {
          const isKnown = WORDS.has(source) || /^'sha256-[A-Za-z0-9+/]{43}='$/.test(source)
          if (!isKnown) expect([hosts.includes(source), isHost(source)]).toEqual([true, true])
        }
      },
    ),
    { seed: 16, numRuns: 500 },
  )
})

test('nothing foreign is reached without an accepted host, and no script runs under our origin', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), fc.array(host, { maxLength: 5 }), (kind, hosts) => {
      const directives = read(embedPolicy({ kind, hosts }))
      const sandbox = directives.get('sandbox') ?? []
      const scripts = directives.get('script-src') ?? []
      if (scripts.length > 0) expect(sandbox).not.toContain('allow-same-origin')
      if (kind === 'asking' || hosts.length === 0) {
        const sources = [...directives.values()].flat()
        expect(sources.filter(isHost)).toEqual([])
      }
    }),
    { seed: 16 },
  )
})
