import type { IncomingHttpHeaders } from 'node:http'
import type { ServedView } from '#kernel/server/site/served/deliver-served.ts'

/** What a browser of a person says when it asks for a page. */
export const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'de-DE,de;q=0.9',
}

export const PHONE = {
  ...BROWSER,
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'accept-language': 'en-GB',
}

type Facts = Partial<Omit<ServedView, 'at' | 'headers'>> & { headers?: IncomingHttpHeaders }

/** A page that went out at this moment. */
export function servedAt(moment: string | number, { headers, ...facts }: Facts = {}): ServedView {
  return {
    at: new Date(moment).getTime(),
    path: '/',
    query: '',
    isMissing: false,
    address: '192.0.2.1',
    isStaff: false,
    headers: { host: 'holm.example', ...BROWSER, ...headers },
    ...facts,
  }
}
