/** Trades, places, products and everyday words that are also names, folded: alone they do not identify anyone. */
export const workNames = `
  baker cook carpenter mason smith taylor tailor miller farmer gardener porter driver clerk page price rich
  grant march april may june july august chase carter cooper fisher hunter shepherd weaver potter turner walker
  parker marshall judge knight bishop abbot pope king prince duke earl major banks bank field fields woods wood
  stone rivers river lake hill brook brooks forest gates case dale glen brown black white green gray grey blue
  young long short small little strong wise best good noble sharp swift love day days weeks sales law laws cross
  church temple house hall park street lane bridge ford wells pool west north east south london paris florence
  sydney austin madison dallas houston jordan israel india china chad georgia virginia savannah brooklyn lincoln
  washington jackson berlin roma milan sofia victoria regina adelaide java ruby julia pascal ada haskell scala
  perl jenkins django angular crystal jasmine apollo oracle salesforce spring amber maven puppet chef salt kafka
  tesla bosch siemens ford hp dell intel watson microsoft apple cisco nokia ericsson painter packer barber
  butcher steward pilot schneider backer becker koch metzger gartner tischler schlosser dreher fraser kellner
  pfleger fischer weber kaufmann richter jager wagner zimmermann maurer schreiber lehrer bauer meister klein
  gross lang kurz schwarz weiss braun roth stark engel konig kaiser schmied maler fuchs vogel wolf sommer winter
  berg stein baum busch wald feld brandt ernst lustig gut sauer suss boulanger berger marchand meunier macon
  petit grand blanc noir fontaine rivet poste herrero zapatero pastor guerrero rojo blanco rubio cruz iglesias
  flores campos rios montes luna sol pilar ventas machado coelho leao serra
`;

/** Virtues, flowers, verbs and small words that are also names: names within a sentence, words at its start. */
export const virtueNames = `
  will mark frank bill art dean rose lily iris daisy violet hope faith grace joy summer autumn sunny angel
  christian dolores mercedes ernest patience charity prudence constance clement victor max sky rob pat drew jack
  nick guy gene pearl ivy hazel olive ray jay rusty buddy miles skip chip chase stella clara serena felix justus
  gloria amada linda bella paz consuelo esperanza amor luz in an as do to go so no on or is am of it he we by at
  if my us up all la le el da de di es en si un
`;

/** Particles inside names. */
export const particles =
  "de da do dos das del della der den di du la las los le van von vom zu zum ter ten bin ibn al el y e i";
/** Particles that may also be names alone. */
export const nameBeginnings = "d' d l binti bint af av st san o mc mac";

/** Forms of address and degrees before a name, in any language: names cross borders. */
export const formsOfAddress = `
  mr mrs ms miss mx dr prof herr herrn frau m monsieur madame mme mlle sr sra senor senora srta don dona senhor senhora
  familie meneer mevrouw mevr mw dhr
`;
export const degreesBefore = "dr.-ing dipl.-ing dipl ing mag rer nat phil med univ";
/** Degrees and memberships after a name. */
export const lettersBehind = `
  ph.d phd mba m.sc msc b.sc bsc m.a ma b.a ba m.d md r.n rn p.e pe cpa pmp cfa esq jr sr ii iii llm dipl ing meng beng
  phr shrm cissp
`;
/** How special letters are spelled in e-mail addresses. */
export const spelledOutLetters = "ä=ae ö=oe ü=ue ß=ss æ=ae ø=oe å=aa";
/** Titles and suffixes that accompany a name without being part of it. */
export const besideNames = "jr sr ii iii dr prof phd mba";
/** What looks like a form of address but is none before words of work, "Sr Java Developer", "MS SQL"; and "I". */
export const notAddresses = "sr sr. SR SR. MS";
export const notInitials = "I";
/** How headings of people who recommend a person begin, in every language. */
export const referees = "refer*";
