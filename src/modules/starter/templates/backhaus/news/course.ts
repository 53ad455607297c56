import type { TemplateNews } from '../../../site-template.ts'

export const courseNews: TemplateNews = {
  daysAgo: 12,
  type: 'event',
  tags: ['Termine', 'Backstube'],
  author: 'Gesine Averbeck',
  cover: 'backhaus-teig',
  words: {
    de: {
      title: 'Backkurs: Sauerteig für Ungeduldige',
      summary:
        'An zwei Samstagen im Monat zeigt Katrin, wie zu Hause ein ordentliches Brot gelingt. Acht Plätze, ein Laib und ein Stück Sauerteig zum Mitnehmen.',
      content: `Fast jeden Tag fragt jemand, warum das Brot zu Hause nicht aufgeht. Meistens liegt es an der Geduld, manchmal am Ofen, nie am Menschen. Deshalb gibt es wieder Kurse.

## So läuft es ab

Wir treffen uns um 14\u00a0Uhr, wenn die Backstube frei ist. Jede und jeder setzt einen Teig an, formt einen Laib und schiebt ihn selbst in den Steinofen. Während er bäckt, gibt es Kaffee und die Geschichte vom Heft der Großmutter.

- Dauer: vier Stunden
- Preis: 65\u202f€, Material und Kuchen inbegriffen
- Mitbringen: eine Schürze und ein Schraubglas

Am Ende geht ein Löffel Sauerteig mit Ihnen nach Hause. Anmelden können Sie sich im Laden oder per E-Mail.`,
    },
    en: {
      title: 'Baking course: sourdough for the impatient',
      summary:
        'On two Saturdays a month Katrin shows how to bake a proper loaf at home. Eight places, one loaf and a piece of sourdough to take with you.',
      content: `Almost every day somebody asks why the bread at home will not rise. Usually it is patience, sometimes the oven, never the person. That is why there are courses again.

## How it works

We meet at 2 pm, when the bakehouse is free. Everybody makes a dough, shapes a loaf and slides it into the stone oven. While it bakes there is coffee and the story of grandmother’s notebook.

- Length: four hours
- Price: €65, ingredients and cake included
- Please bring: an apron and a screw-top jar

In the end a spoonful of sourdough goes home with you. Sign up in the shop or by email.`,
    },
  },
}
