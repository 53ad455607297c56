import { fileSize } from '#kernel/admin/fields/inputs/files/file-size.ts'
import type { OverlayEntry } from '#kernel/admin/module.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { notify } from '#ui/notification/notify.tsx'
import { pickerMessages } from '../../../../admin/messages.ts'
import {
  chooseDownload,
  chooseFile,
  chooseGallery,
  chooseImage,
  chooseVideo,
  insertFile,
  insertImage,
  makeGallery,
} from '../../../../admin/pickers.tsx'
import { GALLERY } from '../../../../galleries/admin/paths.ts'
import { downloadPath, pickPicture } from '../../../../images/image-address.ts'
import type { StoredFile } from '../../../file.ts'
import type { InsertedFile, InsertedImage } from '../wishes.ts'
import type { OverlayName } from './overlay-entries.ts'

type Shell = Parameters<OverlayEntry['open']>[0]

/** Without a place to put it, what was chosen is copied: its address, or HTML to paste. */
export async function openDialog(name: OverlayName, { lang, go }: Shell): Promise<void> {
  const t = translator(pickerMessages, lang)
  if (name === 'gallery' || name === 'makeGallery') {
    const gallery = await (name === 'gallery' ? chooseGallery() : makeGallery())
    if (gallery) go(GALLERY.replace(':id', gallery._id))
    return
  }
  if (name === 'insertImage') {
    const image = await insertImage()
    if (image) await copy(imageHtml(image), t('overlay.htmlCopied'), lang)
    return
  }
  if (name === 'insertFile') {
    const file = await insertFile()
    if (file) await copy(linkHtml(file, lang), t('overlay.htmlCopied'), lang)
    return
  }
  const file = await CHOICES[name]()
  if (file) await copy(addressOf(file), t('overlay.copied', { name: file.name }), lang)
}

const CHOICES = {
  file: chooseFile,
  image: chooseImage,
  video: chooseVideo,
  download: chooseDownload,
}

async function copy(text: string, done: string, lang: Lang): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify({ content: done })
  } catch {
    // Refused by the browser: the text is shown instead, so that nothing is lost.
    const content = translator(pickerMessages, lang)('overlay.notCopied', { text })
    notify({ type: 'warning', content, lifetime: 30_000 })
  }
}

function addressOf({ _id }: StoredFile): string {
  return new URL(downloadPath(_id), location.origin).href
}

const WIDTHS = { small: 320, medium: 640, large: 1024, full: 1600 }

function imageHtml({ file, alt, caption, size }: InsertedImage): string {
  const image = document.createElement('img')
  const wide = file.gridrefs.find(({ res }) => res.w >= WIDTHS[size]) ?? pickPicture(file.gridrefs)
  image.src = downloadPath(file._id, wide?.gridref)
  image.alt = alt
  if (wide) {
    image.width = wide.res.w
    image.height = wide.res.h
  }
  if (caption === '') return image.outerHTML
  const figure = document.createElement('figure')
  const words = document.createElement('figcaption')
  words.textContent = caption
  figure.append(image, words)
  return figure.outerHTML
}

function linkHtml({ file, label, withSize }: InsertedFile, lang: Lang): string {
  const link = document.createElement('a')
  link.href = downloadPath(file._id)
  link.textContent = withSize
    ? `${label} (${file.ext.toUpperCase()}, ${fileSize(file.size, lang)})`
    : label
  return link.outerHTML
}
