import type { TemplateNews } from '../../../site-template.ts'

export const ovenNews: TemplateNews = {
  daysAgo: 64,
  type: 'press',
  tags: ['Haus', 'Backstube'],
  author: 'Katrin Vosswinkel',
  cover: 'backhaus-ofen',
  words: {
    de: {
      title: 'Der Ofen hat ein neues Gewölbe',
      summary:
        'Zehn Tage lang war die Backstube kalt, zum ersten Mal seit 1923. Jetzt brennt es wieder, und der Lokalfunk war dabei.',
      content: `Risse hatte das Gewölbe schon lange. Im Frühsommer fiel der erste Stein, ausgerechnet auf ein Blech Rosinenbrötchen. Da war klar: Es muss sein.

## Zweihundertvierzig Ziegel

Ein Ofenbauer aus Sassenberg hat die Kuppel Stein für Stein abgetragen und mit alten Ziegeln neu gesetzt. Den Boden ließ er liegen, er ist nach hundert Jahren so glatt wie ein Flusskiesel.

Gebacken haben wir in dieser Zeit bei Kollegen in Beelen, die uns nachts ihre Backstube überließen. Danke dafür, so etwas vergisst man nicht.

Am ersten Morgen mit neuem Feuer kam der Lokalfunk. Man hört in dem Beitrag vor allem das Knistern der Kruste und Emil, der sagt, dass er nichts sagen möchte.`,
    },
    en: {
      title: 'The oven has a new vault',
      summary:
        'For ten days the bakehouse was cold, for the first time since 1923. Now the fire burns again, and the local radio came to listen.',
      content: `The vault had been cracked for a long time. In early summer the first brick fell, on a tray of raisin buns of all things. That settled it.

## Two hundred and forty bricks

An oven builder from Sassenberg took the dome down brick by brick and set it anew with old bricks. The floor he left; after a hundred years it is as smooth as a pebble.

Meanwhile we baked with colleagues in Beelen who lent us their bakehouse at night. Thank you, one does not forget that.

On the first morning with a new fire the local radio came. What you hear in the piece is mostly the crackling of the crust, and Emil saying that he would rather say nothing.`,
    },
  },
}
