import type { Lang } from '#kernel/i18n/messages.ts'
import { embedJson } from './embed.ts'
import { rawMarkup } from './raw-markup.ts'

export type HeadProps = {
  lang: Lang
  title: string
  siteName: string
  description: string
  keywords: string
  /** Whole addresses, because search engines and previews read them elsewhere. */
  canonical: string
  alternates: readonly { lang: Lang; href: string }[]
  image: string
  /** What statistics may call the page; nothing of its address that could be a key. */
  counted?: string
  isHidden: boolean
  article?: { published: string; modified: string }
  feeds?: readonly { title: string; type: string; href: string }[]
  /** How the owner of the site is known to search engines; '' where not. */
  proofs?: { google: string; bing: string }
  jsonLd?: Readonly<Record<string, unknown>>
}

export type HeadAssets = {
  scripts: readonly string[]
  /** Scripts that the ones above need at once. */
  chunks: readonly string[]
  styles: readonly string[]
  fonts: readonly string[]
  /** The theme's variables; built from checked values only. */
  css: string
  bar: { light: string; dark: string }
  /** A picture of one's own for tabs and home screens. */
  icon?: string
}

const LOCALES: Readonly<Record<Lang, string>> = { de: 'de_DE', en: 'en_GB' }

/** Everything a browser needs before the first paint, in the order it needs it. */
export function HeadAssetTags({ scripts, chunks, styles, fonts, css, bar, icon }: HeadAssets) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <style {...rawMarkup(css)} />
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {chunks.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {icon ? (
        <>
          <link rel="icon" href={icon} />
          <link rel="apple-touch-icon" href={icon} />
        </>
      ) : (
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      )}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={bar.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={bar.dark} />
    </>
  )
}

/** What this one page says about itself; the navigation script exchanges these tags. */
export function HeadPageTags({ isHidden, jsonLd, article, feeds, proofs, ...page }: HeadProps) {
  return (
    <>
      <title>{page.title}</title>
      {page.description && <meta name="description" content={page.description} />}
      {page.keywords && <meta name="keywords" content={page.keywords} />}
      {isHidden ? <meta name="robots" content="noindex" /> : <AddressTags {...page} />}
      {feeds?.map(({ title, type, href }) => (
        <link key={href} rel="alternate" type={type} title={title} href={href} />
      ))}
      {proofs?.google && <meta name="google-site-verification" content={proofs.google} />}
      {proofs?.bing && <meta name="msvalidate.01" content={proofs.bing} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
      <meta property="og:title" content={page.title} />
      <meta property="og:site_name" content={page.siteName} />
      <meta property="og:locale" content={LOCALES[page.lang]} />
      {page.description && <meta property="og:description" content={page.description} />}
      {page.image && <meta property="og:image" content={page.image} />}
      {page.counted && <meta property="kontor:counted" content={page.counted} />}
      {jsonLd && <script type="application/ld+json" {...rawMarkup(embedJson(jsonLd))} />}
    </>
  )
}

function AddressTags({ canonical, alternates }: Pick<HeadProps, 'canonical' | 'alternates'>) {
  const fallback = alternates.find(({ lang }) => lang === 'de')
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {alternates.length > 1 &&
        alternates.map(({ lang, href }) => (
          <link key={lang} rel="alternate" hrefLang={lang} href={href} />
        ))}
      {alternates.length > 1 && fallback && (
        <link rel="alternate" hrefLang="x-default" href={fallback.href} />
      )}
    </>
  )
}
