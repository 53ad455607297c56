import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '#kernel/i18n/messages.ts'
import { NO_BLOCK_DATA } from '#kernel/site/block/block-data.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { blockViews } from '#kernel/site/block/block-view.ts'
import { fillTokens, type Tokens } from '#kernel/site/block/fill-tokens.ts'
import { renderBlocks } from '#kernel/site/block/render-blocks.tsx'
import { pageBlockTypes } from '#modules/pages/blocks/all-types.ts'
import { pageBlockViews } from '#modules/pages/blocks/all-views.ts'
import { Business } from '#modules/pages/config.ts'
import { businessTokens } from '#modules/pages/tokens.ts'
import type { SiteTemplate, TemplateText } from '../site-template.ts'
import { TEMPLATE_NAMES } from '../template-names.ts'
import { loadTemplate } from './all.ts'
import { refsFor } from './test-refs.ts'

const types = blockTypes(pageBlockTypes)
const views = blockViews(pageBlockViews)
const templates = await Promise.all(TEMPLATE_NAMES.map(loadTemplate))

const NOTHING = { de: '', en: '' }
const MISSING = {
  none: {},
  phone: { phone: '' },
  email: { email: '' },
  street: { street: '' },
  zip: { zip: '' },
  city: { city: '' },
  owner: { owner: '' },
  legal_name: { legal_name: '' },
  claim: { claim: NOTHING },
  all: { phone: '', email: '', street: '', zip: '', city: '', owner: '', claim: NOTHING },
}

/** What is left of a sentence that lost the fact it was about. */
const BROKEN_WORDS =
  /\{\{|\.\.|[:,(–·] ?[.,!?)]|[ \u00a0]{2}| [.,!?](?!\d)|[:,–·] *(?:<|$)|(?:^|>) *[,.;:·]/m
/** Links and things around nothing. */
const BROKEN_HTML =
  /href="(?:|tel:|mailto:)"|<(a|p|li|h\d|ul|div|section|td|summary)\b[^>]*>\s*<\/\1>/

/** Everything a page says, drawn as visitors see it. */
function said(template: SiteTemplate, words: TemplateText, { lang, tokens }: Drawn): string {
  const { title, linktext = '', description, metaTitle = '' } = words
  const pages = Object.fromEntries(
    template.pages.map(({ key }) => [refs(template).page(key), { href: `/${key}`, label: key }]),
  )
  const blocks = renderBlocks({
    blocks: fillTokens(words.blocks(refs(template)), tokens),
    types,
    views,
    lang,
    data: { ...NO_BLOCK_DATA, links: { pages, files: {}, things: {} } },
    onFault: (_, error) => {
      throw error
    },
  })
  const head = fillTokens([title, linktext, description, metaTitle], tokens)
  return [...head, renderToStaticMarkup(blocks)].join('\n')
}

type Drawn = { lang: Lang; tokens: Tokens }

function refs(template: SiteTemplate) {
  return refsFor(template).refs
}

describe.each(templates.map((template) => ({ name: template.name, template })))(
  '$name',
  ({ template }) => {
    test.each(Object.entries(MISSING))('reads well without %s', (_, missing) => {
      const facts = { ...Business.parse(template.business), ...missing }
      for (const { key, words } of template.pages)
        for (const lang of LANGS) {
          const tokens = businessTokens(facts, lang)
          const page = said(template, words[lang], { lang, tokens })
          // The lines of a form to fill in end as the statute has them.
          const whole = key === 'withdrawal' ? page.replace(/[:,](?=(?:<\/p>)?<\/li>)/g, '') : page
          const plain = whole.replace(/<\/?(?:a|span|strong|em)\b[^>]*>/g, '')
          expect(BROKEN_WORDS.exec(plain)?.[0], `${key} ${lang}`).toBe(undefined)
          expect(BROKEN_HTML.exec(page)?.[0], `${key} ${lang}`).toBe(undefined)
        }
    })
  },
)
