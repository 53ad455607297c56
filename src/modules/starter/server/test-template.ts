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

/** A website small enough to be laid in a moment. */
export function testTemplate(name: string): SiteTemplate {
  return {
    name,
    label: { de: name, en: name },
    text: { de: 'Klein', en: 'Small' },
    business: werkstatt.business,
    action: { page: 'contact', label: { de: 'Schreiben', en: 'Write' } },
    pictures: [picture(`${name}-halle`, '#345'), picture(`${name}-tor`, '#543')],
    galleries: [
      {
        key: 'works',
        title: { de: 'Arbeiten', en: 'Work' },
        layout: 'grid',
        items: [{ picture: `${name}-halle`, caption: { de: 'Halle', en: 'Hall' } }],
      },
    ],
    pages: [homeOf(name), CONTACT, TERMS],
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

/** The same website with pictures that cost nothing to draw. */
export function withSmallPictures(template: SiteTemplate): SiteTemplate {
  const pictures = template.pictures.map((given, at) => ({
    ...given,
    draw: picture(given.name, `hsl(${at * 30} 40% 40%)`).draw,
  }))
  return { ...template, pictures }
}

function picture(name: string, color: string): TemplatePicture {
  return {
    name,
    alt: { de: name, en: `${name} in English` },
    focal: { x: 0.5, y: 0.5 },
    tags: ['Probe'],
    draw: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="${color}"/></svg>`,
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
