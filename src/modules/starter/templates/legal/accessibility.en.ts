import type { accessibilityDe } from './accessibility.de.ts'

export const accessibilityEn: typeof accessibilityDe = {
  title: 'Accessibility',
  slug: 'accessibility',
  description:
    'Accessibility statement for the website of {{business.name}}: what it does, what it still lacks and who helps.',
  heading: 'Accessibility statement',
  lead: 'Everyone should be able to use this website, also with a screen reader, a keyboard or strong magnification.',
  text: `## What this is about

This statement covers the website of {{business.name}} and the shop on it as far as it is open. Here you can inform yourself, write to us and, in the shop, choose goods, put them into the cart, order, pay and withdraw from the contract.

## What we do for it

We follow the standard EN\u00a0301\u00a0549 and the Web Content Accessibility Guidelines (WCAG), level AA.

- Everything works with a keyboard, and you can see where you are.
- Headings, lists, fields and buttons are marked up so that screen readers recognise them.
- Pictures that convey something have a description.
- Text can be enlarged to twice its size without losing anything, and nobody has to scroll sideways on narrow screens.
- Text stands out clearly from its background. Nothing is said by colour alone.
- Errors in forms are explained in words, and what you typed stays there.
- You can read, order and withdraw without JavaScript, too.

## What is not complete yet

- Pages of payment services to which the shop leads when you pay are the responsibility of those who run them.
- There are no texts in easy language and no videos in sign language yet.

## If you meet a barrier

Please tell us where you got stuck and what you need. We answer, help you in another way and mend what we can. Our email address: {{business.email}}. Our phone number: {{business.phone}}. Our address: {{business.address}}.

## Responsible authority

The German market surveillance authority for the accessibility of products and services, Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg, watches over the Accessibility Strengthening Act (BFSG). You can turn to it if we do not help you.`,
}
