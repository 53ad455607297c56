import type { MailView } from '#kernel/mail-view/mail-view.ts'
import { routesOf } from '#kernel/server/route.ts'
import { drawTemplate, loadCanvas } from '../templates/server/draw-template.ts'
import { fillSkeleton, patternOf } from '../templates/server/mail-skeleton.ts'
import { findReader, sampleLinks, sampleReader } from '../templates/server/send-test.ts'
import { templateResource } from '../templates/server/template.resource.ts'
import { drawTemplateHere, previewFrame, previewTemplate } from '../templates/template.calls.ts'

/** Blocks are loaded by those who bring them, each from tables of its own. */
const on = routesOf<never>()

/** Styles of the mail and of the designer, pictures of this house; nothing runs, nothing comes from elsewhere. */
const FRAME_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

export function newsletterRoutes(mailBlocks: () => Promise<readonly MailView[]>) {
  return [
    on(previewFrame, async ({ reply }) => {
      reply.header('content-type', 'text/html; charset=utf-8')
      reply.header('content-security-policy', FRAME_POLICY)
      reply.header('cache-control', 'private, no-store')
      return '<!doctype html><html lang="de"><head><title>Newsletter</title></head><body></body></html>'
    }),
    on(previewTemplate, async (context, { body: { scheme, as, subscriber, ...source } }) => {
      const reader = subscriber
        ? await findReader(context, subscriber)
        : sampleReader(source.lang, as, context.user.handle)
      const place = { context, views: await mailBlocks() }
      const skeleton = await drawTemplate(place, source, { patterns: [patternOf(reader)], scheme })
      const links = sampleLinks(context, source.lang)
      const drawn = fillSkeleton(skeleton, reader, links)
      return { ...drawn, bytes: Buffer.byteLength(drawn.html) }
    }),
    on(drawTemplateHere, (context, { body }) =>
      loadCanvas(context, body, sampleReader(body.lang, 'named', context.user.handle)),
    ),
    ...templateResource.routes,
  ]
}
