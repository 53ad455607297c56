import { globSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { serverModules } from '#app/modules.server.ts'
import { LANGS } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { checkBlocks } from '#kernel/site/block/tree/check-blocks.ts'
import { refsIn } from '#kernel/site/block/values/refs-in.ts'
import { checkPage } from '#modules/designer/check/check-page.ts'
import { WIDTHS } from '#modules/files/images/image.calls.ts'
import { hasMainHeading } from '#modules/pages/blocks/main-heading.ts'
import { Business, businessSection } from '#modules/pages/config.ts'
import { NO_FIELDS } from '#modules/pages/contract-values.ts'
import { businessTokens } from '#modules/pages/tokens.ts'
import { themeOf } from '#modules/theme/config.ts'
import { readMadeSizes, readPicture } from '../server/picture-files.ts'
import { shopPictures } from '../shop-template.ts'
import type { TemplatePicture } from '../site-template.ts'
import { TEMPLATE_NAMES } from '../template-names.ts'
import { loadTemplate } from './all.ts'
import { refsFor } from './test-refs.ts'

/** They are part of every clone. */
const MOST_BYTES = 8 * 1024 * 1024
const MOST_SHOP_BYTES = 3 * 1024 * 1024

const types = blockTypes(serverModules.flatMap(({ blocks = [] }) => blocks))
const templates = await Promise.all(TEMPLATE_NAMES.map(loadTemplate))

test('no picture lies there that no template shows, and all of them weigh little', async () => {
  const known = new Set<string>()
  const weigh = async (name: string, pictures: readonly TemplatePicture[]) => {
    let bytes = 0
    for (const { file } of pictures) {
      const sizes = await readMadeSizes(name, file)
      for (const path of [
        file,
        ...sizes.map(({ width }) => `sizes/${file.slice(0, -4)}-${width}.avif`),
      ])
        known.add(`${name}/pictures/${path}`)
      bytes += sizes.reduce((sum, size) => sum + size.bytes.length, 0)
      bytes += (await readPicture(name, file)).length
    }
    return bytes
  }
  let [bytes, shopBytes] = [0, 0]
  for (const { name, pictures, shop } of templates) {
    bytes += await weigh(name, pictures)
    shopBytes += await weigh(name, shopPictures(shop))
  }
  const present = globSync('*/pictures/**/*.*', { cwd: import.meta.dirname })
  expect(present.toSorted()).toEqual([...known].toSorted())
  expect(bytes).toBeLessThan(MOST_BYTES)
  expect(shopBytes).toBeLessThan(MOST_SHOP_BYTES)
})

describe.each(templates.map((template) => ({ name: template.name, template })))(
  '$name',
  (given) => {
    const { template } = given
    const { refs, missing } = refsFor(template)
    const drawn = [...template.pictures, ...shopPictures(template.shop)]
    const written = template.pages.flatMap((page) =>
      LANGS.map((lang) => ({
        page,
        lang,
        words: page.words[lang],
        blocks: page.words[lang].blocks(refs),
      })),
    )

    test('every page passes the check of a draft, in both languages', () => {
      for (const { page, lang, blocks } of written) {
        expect(checkBlocks(types, blocks, lang).faults, `${page.key} ${lang}`).toEqual([])
        expect(hasMainHeading(blocks), `${page.key} ${lang} has no main heading`).toBe(true)
      }
    })

    test('the check before publishing has nothing to say about any page', () => {
      const alts = new Map(
        template.pictures.map(({ name, alt }) => [refs.picture(name), alt.de && alt.en]),
      )
      const pages = new Map(template.pages.map(({ key }) => [refs.page(key), 'live' as const]))
      const facts = { alts, pages, isComplete: true }
      for (const { page, lang, words, blocks } of written) {
        const tokens = businessTokens(Business.parse(template.business), lang)
        const fields = {
          ...NO_FIELDS,
          title: fillTokens(words.title, tokens),
          meta_title: fillTokens(words.metaTitle ?? '', tokens),
          meta_description: fillTokens(words.description, tokens),
        }
        const found = checkPage({ types, fields, blocks, facts })
        expect(found, `${page.key} ${lang}`).toEqual([])
      }
    })

    test('everything that is named is there', () => {
      expect(missing).toEqual([])
      const names = new Set(template.pictures.map(({ name }) => name))
      const shown = [
        ...template.news.map(({ cover }) => cover),
        ...template.pages.flatMap(({ image }) => image ?? []),
        ...template.galleries.flatMap(({ items }) => items.map(({ picture }) => picture)),
      ]
      expect(shown.filter((name) => !names.has(name))).toEqual([])
      const keys = template.pages.map(({ key }) => key)
      for (const [at, { parent }] of template.pages.entries())
        if (parent) expect(keys.slice(0, at)).toContain(parent)
      expect(keys).toEqual(expect.arrayContaining(['home', 'contact', 'terms']))
      if (template.action) expect(keys).toContain(template.action.page)
    })

    test('both languages show the same pages and pictures', () => {
      for (const page of template.pages) {
        const [de, en] = LANGS.map((lang) => refsIn(types, page.words[lang].blocks(refs)))
        expect(en?.files.toSorted(), page.key).toEqual(de?.files.toSorted())
        expect(en?.pages.toSorted(), page.key).toEqual(de?.pages.toSorted())
      }
    })

    test('every token is known, and its facts are whole', () => {
      const facts = Business.parse(template.business)
      const known = new Set(Object.keys(businessTokens(facts, 'de')))
      const text = JSON.stringify([
        written.map(({ words, blocks }) => [words, blocks]),
        template.news,
      ])
      const used = [...text.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)].map(([, name]) => name)
      expect(used.filter((name) => !known.has(name ?? ''))).toEqual([])
      expect(used).toContain('business.name')
      expect(facts.email).toMatch(/\.example$/)
      expect(businessSection.schema.safeParse(facts).success).toBe(true)
      expect(themeOf(template.name).template).toBe(template.name)
    })

    test.each(drawn)('picture $name is described, and nothing hangs on to it', async (picture) => {
      const { file, alt, focal } = picture
      expect(alt.de && alt.en).toBeTruthy()
      expect(Math.min(focal.x, focal.y)).toBeGreaterThan(0)
      expect(Math.max(focal.x, focal.y)).toBeLessThan(1)
      const { format, hasAlpha, exif, xmp } = await sharp(
        await readPicture(template.name, file),
      ).metadata()
      expect([format, exif, xmp]).toEqual([hasAlpha ? 'png' : 'jpeg', undefined, undefined])
    })

    test.each(drawn)('picture $name comes in every width that pages offer', async ({ file }) => {
      const { width, height } = await sharp(await readPicture(template.name, file)).metadata()
      const sizes = await readMadeSizes(template.name, file)
      const offered = [...WIDTHS.filter((one) => one < width), width]
      expect(sizes.map((size) => size.width).toSorted((a, b) => a - b)).toEqual(offered)
      for (const { bytes, ...size } of sizes) {
        const made = await sharp(bytes).metadata()
        expect([made.width, size.type]).toEqual([size.width, 'image/avif'])
        expect(made.height).toBe(Math.round((height * size.width) / width))
      }
    })

    test('no texts are left over from a sketch', () => {
      const texts = (blocks: readonly Block[]) => JSON.stringify(blocks)
      for (const { page, blocks } of written)
        expect(texts(blocks), page.key).not.toMatch(/lorem|ipsum|xxx|undefined|Bild 1\b/i)
    })
  },
)
