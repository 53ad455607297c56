import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-pictures.de.ts'

export const en: SameShape<typeof de> = {
  uploading_one: 'Uploading the picture: {{percent}} %',
  uploading_other: 'Uploading {{count}} pictures: {{percent}} %',
  noPicture: '“{{name}}” is not a picture.',
  refused: '“{{name}}” was not accepted. {{reason}}',
  held: '{{name}} is editing this block at the moment.',
  inGallery_one: '{{count}} picture is now in the gallery “{{title}}”.',
  inGallery_other: '{{count}} pictures are now in the gallery “{{title}}”.',
  noPixels: 'Drawings cannot be cropped.',
  tools: { replace: 'Upload a picture', crop: 'Crop and focal point' },
  over: {
    replace: 'Replace the picture',
    gallery: 'Put into the gallery',
    gap: 'Insert here',
  },
  alt: {
    title: 'What does the picture show?',
    left_one: 'Then {{count}} more picture',
    left_other: 'Then {{count}} more pictures',
    label: 'For everyone who cannot see it',
    placeholder: 'A joiner planes an oak board',
    take: 'Apply',
    decorative: 'Decorative only',
    later: 'Later',
  },
}
