import type { ReactNode } from 'react'
import { embedJson } from './embed.ts'
import { type HeadAssets, HeadAssetTags, HeadPageTags, type HeadProps } from './head.tsx'
import { madeOnce } from './memoize-by-object.ts'
import { rawMarkup } from './raw-markup.ts'

type DocumentProps = {
  head: HeadProps
  assets: HeadAssets
  template: string
  variants?: Readonly<Record<string, string>>
  /** The allow-listed part of the configuration; everyone may read it. */
  config: Readonly<Record<string, unknown>>
  children: ReactNode
}

/** The whole page. It carries no executable script of its own: data stands in JSON blocks. */
export function Document({ head, assets, template, variants, config, children }: DocumentProps) {
  return (
    <html lang={head.lang} data-template={template} {...dataAttributes(variants)}>
      <head>
        <HeadAssetTags {...assets} />
        <HeadPageTags {...head} />
      </head>
      <body>
        {children}
        <script type="application/json" id="kontor-config" {...rawMarkup(configJson(config))} />
      </body>
    </html>
  )
}

const configJson = madeOnce((config: DocumentProps['config']) => embedJson(config))

function dataAttributes(values: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`data-${name}`, value]))
}
