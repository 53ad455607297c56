import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { linkResolver, NO_TARGETS } from '#kernel/site/block/link.ts'
import type { PictureData } from '#modules/files/picture.ts'
import { Picture } from '#modules/files/site/parts.tsx'
import { blockMessages } from '../messages.ts'

type ElsewhereProps = {
  url: string
  title: string
  lang: Lang
  words: 'video' | 'embed'
  poster?: { picture: PictureData; sizes: string }
}

/** A plain link that says where it leads: nothing is fetched from there before the click. */
export function Elsewhere({ url, title, lang, words, poster }: ElsewhereProps) {
  const t = translator(blockMessages, lang)
  const to = linkResolver(NO_TARGETS)({ to: 'url', url, newTab: true })
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : title
  return (
    <div className="film">
      {poster && <Picture file={{ ...poster.picture, alt: '' }} sizes={poster.sizes} />}
      <div className="film-words">
        {title && <p className="film-title">{title}</p>}
        <a className="button film-play" {...to}>
          {words === 'video' && <span className="play-mark" aria-hidden="true" />}
          {t(`${words}.play`, { host })}
        </a>
        <p className="film-hint">{t('video.hint', { host })}</p>
      </div>
    </div>
  )
}
