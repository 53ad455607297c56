import { guardedFetch } from '#kernel/server/egress/guarded-fetch.ts'
import type { Settings } from '#kernel/server/settings.ts'

/** More links nobody follows. */
const MOST = 40
const AT_ONCE = 6
const PATIENCE_MS = 5_000
/** Somebody waits in front of a screen: what was not reached by then counts as not answered. */
const LONGEST_MS = 12_000
const GONE = [404, 410]
/** Some servers know no HEAD, or answer it in their own way. */
const AGAIN = [400, 403, 404, 405, 410, 501]

type Answers = { lost: string[]; unanswered: string[] }

/**
 * Knocks at links to others: only public addresses, redirects are not followed, nothing about anybody
 * is told. `lost`: the page is not there. `unanswered`: nobody could say, perhaps only today.
 */
export async function askOutside(
  { privateHosts }: Pick<Settings, 'privateHosts'>,
  links: readonly string[],
): Promise<Answers> {
  const ask = guardedFetch(privateHosts, { ports: [80, 443], timeoutMs: PATIENCE_MS })
  const deadline = AbortSignal.timeout(LONGEST_MS)
  const waiting = [...new Set(links)].slice(0, MOST)
  const answers: Answers = { lost: [], unanswered: [] }
  const lane = async () => {
    for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
      const status = await statusOf(ask, link, deadline)
      if (GONE.includes(status)) answers.lost.push(link)
      else if (status === 0 || status >= 500) answers.unanswered.push(link)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return answers
}

type Ask = ReturnType<typeof guardedFetch>

/** 0 when nobody answered. */
async function statusOf(ask: Ask, link: string, deadline: AbortSignal): Promise<number> {
  let last = 0
  for (const method of ['HEAD', 'GET']) {
    if (deadline.aborted) return last
    const signal = AbortSignal.any([deadline, AbortSignal.timeout(PATIENCE_MS)])
    try {
      const { status } = await ask(link, { method, headers: { accept: '*/*' }, signal })
      last = status
    } catch {
      // Refused, cut off, too slow or too long: for a reader who clicks it is all the same.
      return last
    }
    if (!AGAIN.includes(last)) return last
  }
  return last
}
