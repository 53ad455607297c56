import { createElement } from 'react'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { linkResolver, NO_TARGETS } from '#kernel/site/block/link.ts'
import type { PictureData } from '#modules/files/picture.ts'
import { Picture } from '#modules/files/site/parts.tsx'
import { blockMessages } from '../../messages-block.ts'
import { type BlockFile, fileIn, pictureIn } from '../block-files.ts'
import { pictureSizes } from '../picture-sizes.ts'
import type { video } from './block.ts'

export function VideoView({ props, data, lang, share }: PropsOf<typeof video>) {
  const film = fileIn(data, props.file)
  const poster = pictureIn(data, props.poster)
  const playable = film?.type.startsWith('video/') ? film : undefined
  if (!playable && !props.url) return null
  return (
    <figure className="figure video">
      {playable ? (
        <StoredFilm film={playable} poster={poster} title={props.title} lang={lang} />
      ) : (
        <FilmElsewhere {...props} poster={poster} lang={lang} sizes={pictureSizes(share)} />
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

type ElsewhereProps = {
  url: string
  title: string
  poster?: PictureData
  lang: Lang
  sizes: string
}

/** A plain link that says where it leads: nothing is fetched from there before the click. */
function FilmElsewhere({ url, title, poster, lang, sizes }: ElsewhereProps) {
  const t = translator(blockMessages, lang)
  const to = linkResolver(NO_TARGETS)({ to: 'url', url, newTab: true })
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : title
  return (
    <div className="film">
      {poster && <Picture file={{ ...poster, alt: '' }} sizes={sizes} />}
      <div className="film-words">
        {title && <p className="film-title">{title}</p>}
        <a className="button film-play" {...to}>
          <span className="play-mark" aria-hidden="true" />
          {t('video.play', { host })}
        </a>
        <p className="film-hint">{t('video.hint', { host })}</p>
      </div>
    </div>
  )
}
