import type { TemplatePage } from '../../site-template.ts'
import { legalPages } from '../legal/legal-pages.ts'
import { about } from './pages/about/about.ts'
import { breads } from './pages/breads/breads.ts'
import { cafe } from './pages/cafe/cafe.ts'
import { cakes } from './pages/cakes/cakes.ts'
import { contact } from './pages/contact/contact.ts'
import { gallery } from './pages/gallery/gallery.ts'
import { home } from './pages/home/home.ts'
import { terms } from './pages/terms/terms.ts'

export const pages: readonly TemplatePage[] = [
  { key: 'home', view: 'landing', isInMenu: false, image: 'backhaus-ofen', words: home },
  { key: 'breads', view: 'wide', isInMenu: true, image: 'backhaus-brotregal', words: breads },
  { key: 'cakes', view: 'wide', isInMenu: true, image: 'backhaus-torte', words: cakes },
  { key: 'cafe', view: 'wide', isInMenu: true, image: 'backhaus-cafe', words: cafe },
  { key: 'about', view: 'wide', isInMenu: true, image: 'backhaus-laden', words: about },
  {
    key: 'gallery',
    parent: 'about',
    view: 'wide',
    isInMenu: true,
    image: 'backhaus-teig',
    words: gallery,
  },
  { key: 'contact', view: 'wide', isInMenu: true, image: 'backhaus-laden', words: contact },
  { key: 'terms', view: 'standard', isInMenu: false, words: terms },
  ...legalPages,
]
