import type { TemplateNews } from '../../../site-template.ts'

export const pretzelNews: TemplateNews = {
  daysAgo: 31,
  type: 'news',
  tags: ['Gebäck', 'Team'],
  author: 'Emil Vosswinkel',
  cover: 'backhaus-brezeln',
  words: {
    de: {
      title: 'Freitags ab elf: Tarek und die Brezeln',
      summary:
        'Seit Tarek Haddad bei uns backt, gibt es in Westfalen Brezeln, über die sich selbst Besuch aus Stuttgart nicht beschwert.',
      content: `Wir geben es zu: Vor drei Jahren konnten wir keine Brezeln. Sie waren zu hell, zu weich und gleichmäßig dick wie ein Gartenschlauch. Dann kam Tarek, der in Ulm gelernt hat, sah unser Blech an und schwieg sehr höflich.

## Dicker Bauch, dünne Arme

Heute schlingt er an einem Freitag vierhundert Stück, jede in vier Sekunden. Der Bauch wird eingeschnitten, damit er aufreißt, das Salz kommt aus einer kleinen Saline im Teutoburger Wald.

Ab elf\u00a0Uhr kommt alle fünfzehn Minuten ein Blech. Wer für eine Feier mehr als zwanzig braucht, bestellt bitte bis Mittwoch. Und wer wissen möchte, wie das Schlingen geht: Tarek zeigt es gern, bringt aber jeden zum Verzweifeln.`,
    },
    en: {
      title: 'Fridays from eleven: Tarek and the pretzels',
      summary:
        'Since Tarek Haddad has been baking with us, Westphalia has pretzels that not even visitors from Stuttgart complain about.',
      content: `We admit it: three years ago we could not make pretzels. They were too pale, too soft and as even as a garden hose. Then came Tarek, who trained in Ulm, looked at our tray and kept a very polite silence.

## Thick belly, thin arms

Today he twists four hundred on a Friday, each in four seconds. The belly is slashed so that it bursts open; the salt comes from a small saltworks in the Teutoburg Forest.

From eleven a tray leaves the oven every fifteen minutes. If you need more than twenty for a party, please order by Wednesday. And if you want to know how to twist them: Tarek will gladly show you, and drive you to despair.`,
    },
  },
}
