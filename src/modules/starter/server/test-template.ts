import { block, heading, toPage } from '../compose-blocks.ts'
import type { SiteTemplate, TemplatePage, TemplatePicture } from '../site-template.ts'
import { werkstatt } from '../templates/werkstatt/template.ts'

const CONTACT: TemplatePage = {
  key: 'contact',
  view: 'standard',
  isInMenu: true,
  words: {
    de: {
      ...words('Kontakt', 'kontakt'),
      blocks: (refs) => [
        heading('Kontakt', { level: 1 }),
        block('button', { buttons: [{ label: 'Zurück', link: toPage(refs.page('home')) }] }),
      ],
    },
    en: { ...words('Contact', 'contact'), blocks: () => [heading('Contact', { level: 1 })] },
  },
}

const TERMS: TemplatePage = {
  key: 'terms',
  view: 'standard',
  isInMenu: false,
  words: {
    de: { ...words('AGB', 'agb'), blocks: () => [heading('AGB', { level: 1 })] },
    en: { ...words('Terms', 'terms'), blocks: () => [heading('Terms', { level: 1 })] },
  },
}

/** Pictures that come with the real template of the name. */
const FILES = {
  werkstatt: ['buecherwand.jpg', 'schwalbenschwanz.jpg'],
  backhaus: ['backhaus-ofen.jpg', 'backhaus-teig.jpg'],
} as const

/** A website small enough to be installed in a moment. */
export function testTemplate(name: keyof typeof FILES): SiteTemplate {
  const [hall, gate] = FILES[name]
  return {
    name,
    label: { de: name, en: name },
    text: { de: 'Klein', en: 'Small' },
    business: werkstatt.business,
    people: werkstatt.people,
    action: { page: 'contact', label: { de: 'Schreiben', en: 'Write' } },
    pictures: [picture(`${name}-halle`, hall), picture(`${name}-tor`, gate)],
    galleries: [
      {
        key: 'works',
        title: { de: 'Arbeiten', en: 'Work' },
        layout: 'grid',
        items: [{ picture: `${name}-halle`, caption: { de: 'Halle', en: 'Hall' } }],
      },
    ],
    pages: [homeOf(name), CONTACT, TERMS],
    shop: { prefix: 'T', groups: [], colors: [], products: [] },
    news: [
      {
        daysAgo: 2,
        type: 'news',
        tags: [],
        author: 'Maren',
        cover: `${name}-tor`,
        words: {
          de: { title: 'Neues', summary: 'Kurz', content: 'Lang' },
          en: { title: 'New', summary: 'Short', content: 'Long' },
        },
      },
    ],
  }
}

function picture(name: string, file: string): TemplatePicture {
  return {
    name,
    file,
    alt: { de: name, en: `${name} in English` },
    focal: { x: 0.5, y: 0.5 },
    tags: ['Probe'],
  }
}

function homeOf(name: string): TemplatePage {
  return {
    key: 'home',
    view: 'landing',
    isInMenu: false,
    words: {
      de: {
        ...words('Start', ''),
        blocks: (refs) => [
          block('hero', {
            title: `Willkommen bei ${name}`,
            file: refs.picture(`${name}-halle`),
          }),
          block('gallery', { gallery: refs.gallery('works') }),
        ],
      },
      en: {
        ...words('Home', ''),
        blocks: (refs) => [
          heading(`Welcome to ${name}`, { level: 1 }),
          block('image', { file: refs.picture(`${name}-halle`) }),
        ],
      },
    },
  }
}

function words(title: string, slug: string) {
  return { title, slug, description: title }
}
