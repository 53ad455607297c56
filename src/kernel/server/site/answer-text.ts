import type { Context } from '../context.ts'
import { packedAnswer } from './answers.ts'
import { packPage } from './cache/pack-page.ts'
import { guestContext } from './guest-context.ts'
import type { SiteAnswer, SiteRequest } from './site.ts'
import { textHeaders } from './site-headers.ts'
import type { SiteKit } from './site-kit.ts'
import type { TextRoute } from './site-parts.ts'

/** A text file made from data, kept like a page. */
export async function answerText(
  kit: SiteKit,
  route: TextRoute,
  { context, request }: { context: Context<never>; request: SiteRequest },
): Promise<SiteAnswer> {
  const { cache, settings } = kit.services
  const key = kit.hostOf(request.host) + route.path
  const kept = cache.find(key)
  if (kept) return packedAnswer(kept, request)
  const packed = await kit.share(key, async (since) => {
    const { body, tags } = await route.load(guestContext(context, 'de'))
    const headers = textHeaders(route.type, settings.baseUrl.startsWith('https:'))
    const page = packPage({ status: 200, headers, html: body })
    cache.store({ key, page, tags, since })
    return page
  })
  return packedAnswer(packed, request)
}
