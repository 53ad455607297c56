import type { Context } from '#kernel/server/context.ts'
import { blockLoadersOf, type WantedBlock } from '#kernel/server/site/block/block-loader.ts'
import { tokensOf } from '#kernel/server/site/render/tokens-of.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import { privacySection } from '#modules/privacy/config.ts'
import {
  type Embed,
  type EmbedPlace,
  frameFor,
  mapFor,
  servicesIn,
} from '#modules/privacy/embeds/embed.ts'
import { embedPath, OWN_MARKUP } from '#modules/privacy/embeds/embed-page.ts'
import { keepEmbeds } from '#modules/privacy/server/api.ts'
import type { PrivacyTables } from '#modules/privacy/server/tables.ts'
import type { Service } from '#modules/privacy/services/service.ts'
import { servicesOf } from '#modules/privacy/services/services-of.ts'
import { type BlockFiles, type ForeignData, pictureIn } from '../../blocks/block-files.ts'
import { embed } from '../../blocks/embed/block.ts'
import { html } from '../../blocks/html/block.ts'
import { video } from '../../blocks/video/block.ts'
import { filesOf } from './load-files.ts'

const onBlocks = blockLoadersOf<FileTables & PrivacyTables>()
type EmbedContext = Context<FileTables & PrivacyTables>
type Origin = { isTrial: boolean }

const loadFilms = onBlocks([video], (context, blocks, origin) =>
  loadForeign(context, { blocks, origin }, (props, services) =>
    props.file ? undefined : frameFor(services, props.url),
  ),
)

const loadForeignPosts = onBlocks([embed], (context, blocks, origin) =>
  loadForeign(context, { blocks, origin }, ({ url, place }, services) =>
    url ? frameFor(services, url) : mapFor(services, place),
  ),
)

const loadMarkup = onBlocks([html], async (context, blocks, origin) => {
  const services = servicesOf(context.config.get(privacySection), context.lang)
  const tokens = tokensOf(context.modules, context.config, context.lang)
  const wanted = blocks.map(({ id, props }): [string, Embed] => {
    const source = { kind: 'html' as const, html: fillTokens(props.html, tokens) }
    const title = fillTokens(props.title, tokens)
    return [id, { services: servicesIn(services, source.html), source, title, poster: '' }]
  })
  const places = await placesOf(context, new Map(wanted), origin)
  return { data: new Map([...places].map(([id, place]) => [id, { place }])), tags: ['config'] }
})

/** For everything that shows something of others. */
export const embedLoaders = [loadFilms, loadForeignPosts, loadMarkup]

type Framed = { url: string; poster: string | null; title: string }
type Loading<Props> = { blocks: readonly WantedBlock<Props>[]; origin: Origin }

async function loadForeign<Props extends Framed>(
  context: EmbedContext,
  { blocks, origin }: Loading<Props>,
  frameOf: (props: Props, services: readonly Service[]) => ReturnType<typeof frameFor>,
) {
  const services = servicesOf(context.config.get(privacySection), context.lang)
  const tokens = tokensOf(context.modules, context.config, context.lang)
  const { data: files, tags } = await filesOf(context, blocks)
  const wanted = blocks.flatMap(({ id, props }): [string, Embed][] => {
    const filled = fillTokens(props, tokens)
    const framed = frameOf(filled, services)
    if (!framed) return []
    const poster = posterIn(files.get(id), props.poster)
    const source = { kind: 'frame' as const, address: framed.address }
    return [[id, { services: [framed.service], source, title: filled.title, poster }]]
  })
  const places = await placesOf(context, new Map(wanted), origin)
  const data = blocks.map(({ id }): [string, ForeignData] => [
    id,
    { files: files.get(id) ?? {}, place: places.get(id) ?? null },
  ])
  return { data: new Map(data), tags: [...tags, 'config'] }
}

function posterIn(files: BlockFiles | undefined, poster: string | null): string {
  return pictureIn(files, poster)?.large ?? ''
}

/** An editor at work gets no address: what is not stored yet is served to nobody. */
async function placesOf(
  { db, lang }: EmbedContext,
  wanted: ReadonlyMap<string, Embed>,
  { isTrial }: Origin,
): Promise<Map<string, EmbedPlace>> {
  const embeds = [...wanted.values()]
  const refs = isTrial || embeds.length === 0 ? [] : await keepEmbeds(db, embeds)
  return new Map(
    [...wanted].map(([id, { services }], at) => {
      const [ref, service = OWN_MARKUP] = [refs[at], services[0]]
      return [id, { src: ref ? embedPath(lang, service, ref) : '', services }]
    }),
  )
}
