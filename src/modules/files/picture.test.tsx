import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StoredFile } from './files/file.ts'
import { GALLERY_LAYOUTS, type Gallery } from './galleries/gallery.ts'
import { focusStyle, galleryOf, pictureOf } from './picture.ts'
import { swipeStep } from './site/lightbox.ts'
import { GalleryView, Picture } from './site/parts.tsx'

const ID = '01890000-0000-7000-8000-000000000001'
const form = (ref: string, w: number, type: string) => ({
  gridref: ref,
  res: { w, h: w / 2 },
  type,
})

const photo: StoredFile = {
  _id: ID,
  name: 'hobel.jpg',
  description: '',
  alt: 'Ein Hobel',
  altEn: 'A plane',
  tags: [],
  folder: '',
  size: 9,
  type: 'image/jpeg',
  kind: 'image',
  ext: 'jpg',
  fileLock: null,
  gridref: 'o',
  gridrefs: [form('j1', 320, 'image/jpeg'), form('j2', 1000, 'image/jpeg')],
  gridrefs_ng: [
    form('a1', 320, 'image/avif'),
    form('w1', 320, 'image/webp'),
    form('a2', 1000, 'image/avif'),
    form('w2', 1000, 'image/webp'),
  ],
  res: { w: 1000, h: 500 },
  originalRes: { w: 1000, h: 500 },
  recipe: { rotate: 0, crop: null, focal: { x: 0.25, y: 0.3333 } },
  preview: 'data:image/webp;base64,AA',
  isPrivate: false,
  owner: null,
  ownerName: '',
  numUses: 0,
  isMissing: false,
  version: 1,
  created: '2026-11-15T08:00:00.000Z',
  updated: '2026-11-15T08:00:00.000Z',
  deleted: null,
}

test('a picture offers avif, then webp, then jpeg, each in every width', () => {
  const picture = pictureOf(photo)
  expect(picture.sources).toEqual([
    { type: 'image/avif', srcset: `/download/${ID}/a1 320w, /download/${ID}/a2 1000w` },
    { type: 'image/webp', srcset: `/download/${ID}/w1 320w, /download/${ID}/w2 1000w` },
    { type: 'image/jpeg', srcset: `/download/${ID}/j1 320w, /download/${ID}/j2 1000w` },
  ])
  expect(picture).toMatchObject({ width: 1000, height: 500, large: `/download/${ID}/j2` })
  expect(focusStyle(picture.focal)).toBe('25% 33.3%')
  expect(pictureOf(photo, { isFresh: true }).src).toBe(`/download/${ID}/j2?fresh=true`)
})

test('a preview is left out where it would shine through or show something else', () => {
  expect(pictureOf(photo).preview).not.toBe('')
  const png = { ...photo, gridrefs: [form('p', 320, 'image/png')] }
  expect(pictureOf(png).preview).toBe('')
  const turned: StoredFile = { ...photo, recipe: { ...photo.recipe, rotate: 90 } }
  expect(pictureOf(turned).preview).toBe('')
})

test('the focal point follows the cut', () => {
  const crop = { x: 0, y: 0, width: 500, height: 500 }
  const cut = pictureOf({ ...photo, recipe: { ...photo.recipe, crop } })
  expect(cut.focal?.x).toBe(0.5)
})

test('below the fold a picture waits, and what is no picture is not drawn', () => {
  const later = renderToStaticMarkup(<Picture file={pictureOf(photo)} sizes="50vw" />)
  expect(later).toContain('loading="lazy"')
  expect(later).toContain('width="1000" height="500" alt="Ein Hobel"')
  expect(later).toContain('object-position:25% 33.3%')
  expect(renderToStaticMarkup(<Picture file={pictureOf(photo)} priority />)).toContain(
    'fetchPriority="high"',
  )
  const paper: StoredFile = { ...photo, kind: 'pdf', gridrefs: [], gridrefs_ng: [], res: null }
  expect(renderToStaticMarkup(<Picture file={pictureOf(paper)} />)).toBe('')
})

const gallery: Gallery = {
  _id: ID,
  title: 'Werkstatt',
  items: [
    { file: ID, caption: 'Der Hobel <b>' },
    { file: 'gone', caption: '' },
    { file: 'private', caption: '' },
  ],
  cover: null,
  layout: 'grid',
  isDownloadable: true,
  deleted: null,
  version: 1,
  created: '',
  updated: '',
}
const files = [photo, { ...photo, _id: 'private', isPrivate: true }]

test.each(GALLERY_LAYOUTS)(
  'a gallery as %s links every public picture to its large form',
  (layout) => {
    const data = galleryOf({ ...gallery, layout }, files)
    expect(data.items).toHaveLength(1)
    const html = renderToStaticMarkup(<GalleryView gallery={data} lang="de" />)
    expect(html).toContain(`data-gallery="${layout}"`)
    expect(html).toContain(`href="/download/${ID}/j2"`)
    expect(html).toContain('aria-label="Ein Hobel – groß ansehen"')
    expect(html).toContain('<figcaption>Der Hobel &lt;b&gt;</figcaption>')
    expect(html).toContain('data-download=""')
  },
)

test('a gallery without pictures is not drawn', () => {
  const html = renderToStaticMarkup(<GalleryView gallery={galleryOf(gallery, [])} lang="en" />)
  expect(html).toBe('')
})

test('only a clear movement to the side is a swipe', () => {
  const at = (clientX: number, clientY: number) => ({ clientX, clientY })
  expect(swipeStep(at(200, 0), at(100, 20))).toBe(1)
  expect(swipeStep(at(100, 0), at(200, 20))).toBe(-1)
  expect(swipeStep(at(100, 0), at(130, 0))).toBe(0)
  expect(swipeStep(at(100, 0), at(200, 90))).toBe(0)
})

test('an English page hears what the picture shows in English, else in German', () => {
  expect(pictureOf(photo, { lang: 'en' }).alt).toBe('A plane')
  expect(pictureOf({ ...photo, altEn: '' }, { lang: 'en' }).alt).toBe('Ein Hobel')
  expect(pictureOf(photo).alt).toBe('Ein Hobel')
})
