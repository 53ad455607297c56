import { expect, test } from 'vitest'
import { deviceWords } from './device-words.ts'

const AGENTS: [string, string][] = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:148.0) Gecko/20100101 Firefox/148.0',
    'Firefox auf Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0 Safari/537.36 Edg/148.0',
    'Edge auf Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.0 Mobile/15E148 Safari/604.1',
    'Safari auf iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0 Mobile Safari/537.36',
    'Chrome auf Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.0 Safari/605.1.15',
    'Safari auf macOS',
  ],
  ['curl/8.0', 'ein unbekannter Browser auf einem unbekannten Gerät'],
]

test.each(AGENTS)('%s', (agent, words) => {
  expect(deviceWords(agent, 'de')).toBe(words)
})

test('the words follow the language', () => {
  expect(deviceWords('', 'en')).toBe('an unknown browser on an unknown device')
})
