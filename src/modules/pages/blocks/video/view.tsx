import { createElement } from 'react'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import type { PictureData } from '#modules/files/picture.ts'
import { EmbedFrame } from '#modules/privacy/site/parts.tsx'
import { type BlockFile, fileIn, pictureIn } from '../block-files.ts'
import { Elsewhere } from '../links/elsewhere.tsx'
import { blockMessages } from '../messages.ts'
import { pictureSizes } from '../picture-sizes.ts'
import type { video } from './block.ts'

export function VideoView(block: PropsOf<typeof video>) {
  const { props, data, lang } = block
  const film = fileIn(data?.files, props.file)
  const playable = film?.type.startsWith('video/') ? film : undefined
  if (!playable && !props.url) return null
  const poster = pictureIn(data?.files, props.poster)
  return (
    <figure className="figure video">
      {playable ? (
        <StoredFilm film={playable} poster={poster} title={props.title} lang={lang} />
      ) : (
        <FilmElsewhere block={block} poster={poster} />
      )}
      {props.caption && <figcaption>{props.caption}</figcaption>}
    </figure>
  )
}

type StoredProps = { film: BlockFile; poster?: PictureData; title: string; lang: Lang }

function StoredFilm({ film, poster, title, lang }: StoredProps) {
  const t = translator(blockMessages, lang)
  return createElement(
    'video',
    { controls: true, preload: 'none', poster: poster?.large, 'aria-label': title || film.name },
    <source src={film.href} type={film.type} />,
    <a href={film.href}>{t('video.fallback')}</a>,
  )
}

type ElsewhereProps = { block: PropsOf<typeof video>; poster?: PictureData }

/** Of a service in use it plays here, behind the door; any other is a link. */
function FilmElsewhere({ block: { props, data, lang, share }, poster }: ElsewhereProps) {
  if (data?.place) return <EmbedFrame place={data.place} title={props.title} lang={lang} />
  const { url, title } = props
  const picture = poster && { picture: poster, sizes: pictureSizes(share) }
  return <Elsewhere url={url} title={title} lang={lang} words="video" poster={picture} />
}
