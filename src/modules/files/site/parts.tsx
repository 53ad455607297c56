import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { galleryMessages } from '../messages-gallery.ts'
import { focusStyle, type GalleryData, type PictureData } from '../picture.ts'

type PictureProps = {
  file: PictureData
  /** How wide it is drawn, as the attribute says it: '(min-width: 48rem) 50vw, 100vw'. */
  sizes?: string
  /** Seen at once when the page opens; all others are fetched when they come near. */
  priority?: boolean
  className?: string
}

/**
 * A picture of the files in the format and width that suit the screen. Pure; nothing for what is no picture.
 * @example <Picture file={pictureOf(file)} sizes="(min-width: 48rem) 50vw, 100vw" />
 */
export function Picture({ file, sizes = '100vw', priority = false, className }: PictureProps) {
  if (!file.src) return null
  const modern = file.sources.slice(0, -1)
  return (
    <picture className={className}>
      {modern.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={file.src}
        srcSet={file.sources.at(-1)?.srcset}
        sizes={sizes}
        width={file.width}
        height={file.height}
        alt={file.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        style={{
          objectPosition: focusStyle(file.focal),
          backgroundImage: file.preview ? `url("${file.preview}")` : undefined,
          backgroundSize: file.preview ? 'cover' : undefined,
        }}
      />
    </picture>
  )
}

const SIZES: Readonly<Record<GalleryData['layout'], string>> = {
  grid: '(min-width: 75rem) 20rem, (min-width: 40rem) 33vw, 50vw',
  masonry: '(min-width: 75rem) 27rem, (min-width: 40rem) 50vw, 100vw',
  row: '(min-width: 48rem) 33vw, 90vw',
  slides: '(min-width: 64rem) 56rem, 88vw',
}

type GalleryViewProps = {
  gallery: GalleryData
  lang: Lang
  /** How wide the pictures of this place are, if not as wide as the page allows. */
  sizes?: string
}

/**
 * The pictures of a gallery, each a link to its large form. With scripts a click opens the lightbox.
 * @example <GalleryView gallery={galleryOf(gallery, files)} lang={lang} />
 */
export function GalleryView({ gallery, lang, sizes }: GalleryViewProps) {
  if (gallery.items.length === 0) return null
  const t = translator(galleryMessages, lang)
  const { items, layout, title, isDownloadable } = gallery
  const list = items.map((item, index) => {
    const number = t('picture', { number: index + 1, total: items.length })
    const given = { item, number, layout, sizes: sizes ?? SIZES[layout], t }
    return <GalleryItem key={number} {...given} />
  })
  const scrolls = layout === 'slides' ? { tabIndex: 0 } : {}
  return (
    <section
      className="gallery"
      data-gallery={layout}
      data-words={JSON.stringify(lightboxWords(t))}
      data-download={isDownloadable ? '' : undefined}
      aria-label={t('gallery', { title })}
      {...scrolls}
    >
      {list}
    </section>
  )
}

type T = ReturnType<typeof translator<typeof galleryMessages>>

type ItemProps = {
  item: GalleryData['items'][number]
  layout: GalleryData['layout']
  sizes: string
  /** Its place, for those who have no other name for it. */
  number: string
  t: T
}

function GalleryItem({ item: { picture, caption }, layout, sizes, number, t }: ItemProps) {
  const what = picture.alt || caption || number
  return (
    <figure style={layout === 'row' ? inRow(picture) : undefined}>
      <a
        href={picture.large}
        data-picture={picture.id}
        data-plain=""
        aria-label={t('enlarge', { what })}
      >
        <Picture file={picture} sizes={sizes} />
      </a>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** Wide pictures take more of a row than narrow ones, so that all of it are equally high. */
function inRow({ width, height }: PictureData) {
  const ratio = Math.round((width / Math.max(1, height)) * 1000) / 1000
  return { flexGrow: ratio, flexBasis: `calc(var(--gallery-height) * ${ratio})` }
}

/** The lightbox brings no texts of its own. */
function lightboxWords(t: T) {
  return { close: t('close'), next: t('next'), previous: t('previous'), save: t('save') }
}
