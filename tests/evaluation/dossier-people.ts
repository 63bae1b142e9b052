/** Invented people of different origins, genders and name lengths, and CV templates to fill in for any of them. */
export type Person = {
  first: string;
  last: string;
  email: string;
  handle: string;
  phone: string;
  street: string;
  town: string;
  birth: string;
  nationality: string;
  marital: string;
  he: string;
  his: string;
};

export const people: readonly Person[] = [
  {
    first: "Olena",
    last: "Tkachenko",
    email: "olena.tkachenko@example.com",
    handle: "olenatk",
    phone: "+380 44 555 0101",
    street: "Lindenallee 7",
    town: "50667 Köln",
    birth: "04.05.1990",
    nationality: "ukrainisch",
    marital: "ledig",
    he: "She",
    his: "her",
  },
  {
    first: "Bo",
    last: "Li",
    email: "boli@example.com",
    handle: "bl88",
    phone: "+86 10 5555 0102",
    street: "Birkenweg 112",
    town: "80331 München",
    birth: "23.11.1988",
    nationality: "chinesisch",
    marital: "verheiratet",
    he: "He",
    his: "his",
  },
  {
    first: "Maximiliane-Charlotte",
    last: "Wolkenstein-Hohenburg",
    email: "mc.wolkenstein@example.com",
    handle: "maxcharlotte",
    phone: "+49 170 5550103",
    street: "Kaiserstraße 1",
    town: "60311 Frankfurt",
    birth: "01.01.2001",
    nationality: "deutsch",
    marital: "geschieden",
    he: "She",
    his: "her",
  },
  {
    first: "Babajide",
    last: "Adeyemi",
    email: "jide@example.com",
    handle: "babajide",
    phone: "+234 1 555 0104",
    street: "Gartengasse 19",
    town: "01067 Dresden",
    birth: "30.12.1979",
    nationality: "nigerianisch",
    marital: "verwitwet",
    he: "He",
    his: "his",
  },
];

const header = (p: Person) =>
  `${p.first} ${p.last}
${p.street}, ${p.town} | ${p.phone} | ${p.email} | github.com/${p.handle}`;

export const templates: Record<string, (person: Person) => string> = {
  "an English bio in the third person": (p) => `${header(p)}

Profile
${p.first} ${p.last} is a backend engineer. ${p.he} runs ${p.his} own on-call and mentors others. ${p.first}'s code is tested.

Experience
Backend Engineer, Harbour Systems Ltd, 03/2019 - present
- ${p.he} moved billing to PostgreSQL; ${p.last} wrote the migration.
Developer, Tidewater Labs, 2015 - 2019
- Java services

Skills
PostgreSQL, Java, Docker

Publications
${p.last}, ${p.first.charAt(0)}. (2018): On queues.`,

  "a German Lebenslauf with personal data": (p) => `Lebenslauf

Persönliche Daten
Name: ${p.first} ${p.last}
Geburtsdatum: ${p.birth}
Staatsangehörigkeit: ${p.nationality}
Familienstand: ${p.marital}
Anschrift: ${p.street}, ${p.town}
Telefon: ${p.phone}
E-Mail: ${p.email}

Berufserfahrung
seit 04/2019   Köchin/Koch, Gasthaus Linde, Bonn
10/2013 – 03/2019   Jungkoch, Hotel Adler

Ausbildung
2010 – 2013   Ausbildung Koch (IHK)

Unterschrift: ${p.first} ${p.last}`,

  "a French CV with a heading line": (p) => `${header(p)}
Née le ${p.birth} – ${p.marital}

Expérience professionnelle
Depuis janvier 2020 : Responsable logistique chez Transalpes SAS
- Mme ${p.last} gère une équipe de 25 personnes

Compétences
SAP, Excel`,
};
