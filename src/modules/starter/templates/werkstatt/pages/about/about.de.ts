export const aboutDe = {
  title: 'Über uns',
  slug: 'ueber-uns',
  description:
    'Wer bei {{business.name}} zeichnet, baut und einbaut, wie es anfing und woran wir uns halten.',
  heading: {
    eyebrow: 'Über uns',
    text: 'Sechs Leute und eine alte Räucherei',
  },
  lead: '{{business.name}} ist eine Tischlerei, in der jeder alles kann. Wer Ihren Tisch zeichnet, steht auch an der Hobelbank, und wer ihn gebaut hat, trägt ihn Ihnen ins Haus.',
  beginning: {
    title: 'Wie es anfing',
    text: 'Jens Holm kam 1987 mit einem Meisterbrief, einem Hobel und sehr wenig Geld an die Schlei. Die Räucherei am Hobelgang stand leer, das Dach war dicht, und vom Tor bis zum Wasser waren es zwanzig Schritte. Mehr brauchte er nicht.\n\nDie ersten Jahre hat er vor allem repariert: Fensterläden, Bootsluken, die Kirchenbänke von Arnis. Dabei hat er gelernt, wie Möbel kaputtgehen. Seitdem baut er sie anders.',
  },
  today: {
    title: 'Wie es weitergeht',
    text: 'Maren Holm hat in Hamburg Innenarchitektur studiert und drei Jahre in Kopenhagen gearbeitet. 2014 ist sie zurückgekommen, mit einem Zeichenbrett unter dem Arm. Seitdem führen Vater und Tochter den Betrieb gemeinsam.\n\nWir bilden aus, jedes zweite Jahr einen jungen Menschen. Vier von sechs Leuten an unseren Bänken haben hier gelernt.',
  },
  promises: {
    title: 'Woran wir uns halten',
    items: [
      {
        title: 'Holz von hier',
        text: 'Eiche, Esche und Lärche kaufen wir im Umkreis von sechzig Kilometern, meist als ganzen Stamm. Jedes Brett kennt seinen Baum.',
      },
      {
        title: 'Ein fester Preis',
        text: 'Was im Angebot steht, steht auch auf der Rechnung. Kommt etwas dazu, reden wir vorher.',
      },
      {
        title: 'Ein Leben lang Reparatur',
        text: 'Wackelt nach zwanzig Jahren ein Bein, kommen wir. Für Stücke aus unserer Werkstatt berechnen wir nur die Fahrt.',
      },
    ],
  },
  visit: {
    title: 'Die Werkstatt ansehen',
    text: 'Sie dürfen uns jederzeit bei der Arbeit zusehen. Kommen Sie am besten vormittags und bringen Sie Ihre Fragen mit. Sie finden uns hier: {{business.address}}.',
    button: 'So finden Sie uns',
  },
}
