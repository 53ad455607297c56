export const aboutDe = {
  page: {
    title: 'Über uns',
    slug: 'ueber-uns',
    description:
      'Die Geschichte von {{business.name}}, unser Handwerk und die Menschen, die in {{business.city}} backen.',
  },
  opening: {
    eyebrow: 'Seit 1911',
    heading: 'Vier Generationen und ein Ofen',
    lead: 'Unser Haus war Backhaus, bevor es Hausnummern gab. Die Nachbarn brachten ihren Teig in Schüsseln und holten mittags Brot. Heute bringen sie nur noch die Schüsseln mit, für den Kuchen.',
  },
  years: {
    heading: 'Was seither geschah',
    items: [
      {
        title: '1911',
        text: 'Heinrich Vosswinkel pachtet das Backhaus. Sein erstes Brot kostet 32\u202fPfennig und ist, so steht es im Heft, „etwas fest“.',
      },
      {
        title: '1923',
        text: 'Der Steinofen wird gemauert, aus Ziegeln der Ziegelei an der Ems. Bezahlt wird in Brot, Geld ist in diesem Jahr nichts wert.',
      },
      {
        title: '1958',
        text: 'Alma Vosswinkel setzt einen Sauerteig an. Er lebt noch, und bei uns heißt er nur „die Alte“.',
      },
      {
        title: '1994',
        text: 'Die Kühlhalle kommt nicht. Der Vater lehnt das Angebot einer Großbäckerei mit zwei Sätzen ab, einer davon ist druckreif.',
      },
      {
        title: '2014',
        text: 'Katrin und Emil übernehmen. Sie bäckt das Brot, er die Torten, gestritten wird über die Musik.',
      },
      {
        title: '2019',
        text: 'Aus dem Mehllager wird das Café. Die Säcke stehen jetzt im Keller, die Balken sind geblieben.',
      },
    ],
  },
  people: {
    heading: 'Wer hier steht',
    items: [
      {
        title: 'Katrin Vosswinkel',
        text: 'Bäckermeisterin. Hört am Klopfen, ob ein Brot fertig ist, und am Türklingeln, wer kommt.',
      },
      {
        title: 'Emil Vosswinkel',
        text: 'Konditormeister. Lehre in Wien, seither mit Schlagobers im Wortschatz.',
      },
      {
        title: 'Gesine Averbeck',
        text: 'Führt das Café und den Garten, aus dem die Blüten kommen. Kennt jeden Geburtstag.',
      },
      {
        title: 'Tarek Haddad',
        text: 'Bäcker, zuständig für Laugen und gute Laune vor vier Uhr früh.',
      },
      { title: 'Paulina Roth', text: 'Lernt im zweiten Jahr. Ihr Nussknust liegt schon im Regal.' },
      {
        title: 'Die Alte',
        text: 'Sauerteig, geboren 1958. Wohnt im kühlsten Winkel und bekommt als Erste Frühstück.',
      },
    ],
  },
  mill: {
    eyebrow: 'Die Mühle',
    heading: 'Zwölf Kilometer bis zum Mehl',
    text: 'Jeden Mittwoch holen wir bei der Brinkmühle ab, was am Montag gemahlen wurde. Der Müller schreibt auf jeden Sack, von welchem Acker das Korn kam. Wenn Sie möchten, zeigen wir Ihnen den Sack zum Brot.',
  },
  quote: {
    text: 'Man kann Brot schneller machen. Man kann nur nicht schneller warten.',
    author: 'Katrin Vosswinkel',
    role: 'Bäckermeisterin',
  },
  more: 'Bilder aus Backstube, Laden und Café',
}
