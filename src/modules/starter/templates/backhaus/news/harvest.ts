import type { TemplateNews } from '../../../site-template.ts'

export const harvestNews: TemplateNews = {
  daysAgo: 3,
  type: 'news',
  tags: ['Backstube', 'Brot'],
  author: 'Katrin Vosswinkel',
  cover: 'backhaus-korn',
  words: {
    de: {
      title: 'Der neue Roggen ist da, und er hat Durst',
      summary:
        'Die Ernte aus Freckenhorst ist gemahlen. Das Mehlgassenbrot wird in den nächsten Wochen etwas dunkler und bleibt länger saftig.',
      content: `Jedes Jahr dasselbe Spiel: Kaum haben wir uns an ein Mehl gewöhnt, kommt das nächste. Der neue Roggen stand bis Anfang August auf dem Halm, war trocken und nimmt deutlich mehr Wasser auf als der vom vorigen Jahr.

## Was sich ändert

Wir geben auf zehn Kilo Mehl einen Liter mehr hinzu und lassen den Teig eine Stunde länger stehen. Das Brot dankt es mit einer Krume, die noch am fünften Tag feucht ist.

- Mehlgassenbrot: etwas dunkler, kräftiger im Geschmack
- Volles Korn: bleibt, wie es ist, die Alte duldet keine Experimente
- Saatenbrot: ab sofort wieder mit Leinsaat aus Telgte

Wenn Sie einen Unterschied schmecken, sagen Sie es uns. Wenn nicht, haben wir unsere Arbeit gemacht.`,
    },
    en: {
      title: 'The new rye is here, and it is thirsty',
      summary:
        'The harvest from Freckenhorst has been milled. For the next few weeks the Mehlgasse loaf will be a little darker and stay moist for longer.',
      content: `The same game every year: we have hardly got used to one flour when the next arrives. The new rye stood in the field until early August, was dry and takes up far more water than last year’s.

## What changes

We add one litre more to ten kilos of flour and let the dough stand for another hour. The bread repays it with a crumb that is still moist on the fifth day.

- Mehlgasse loaf: a little darker, fuller in flavour
- Whole rye: stays as it is, the Old Lady tolerates no experiments
- Seed bread: once more with linseed from Telgte

If you taste a difference, tell us. If you do not, we have done our job.`,
    },
  },
}
