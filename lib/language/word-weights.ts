import { readWords } from "./words";

const keys = (text: string) => new Set(readWords(text).map((word) => word.key));

/** Words that carry no meaning of their own, in the five languages read here. */
export const emptyWords = keys(`
a an the and or of to in for on with by at from as is are was were be been being this that these those it its we
you your our their they he she his her i my me us will would can could should may might must shall have has had
having do does did done not no but if than then so such into onto over under about across within without per via
upon etc eg ie other another any all more most also both each either few some up out off who whom whose which what
when where how while there here only own same too very just including include includes included e g s t re vs plus
using use used well new etc among between through during before after above below again further once because until
are we're you'll you're don't isn't one two three four five six seven eight nine ten
der die das den dem des ein eine einer eines einem einen und oder von zu zum zur im am an auf mit bei aus als ist
sind war waren sein wird werden wir sie ihr ihre ihren unser unsere unseren es ich mich du dich dein deine dass
nicht auch sowie fur uber unter nach vor durch ohne um bis sich haben hat kann konnen sehr gerne mind
le la les l un une des du de d et ou en au aux par pour avec sans sur sous dans chez est sont etre avoir a nous
vous votre vos notre nos ce cette ces il elle ils elles que qui dont ne pas plus tres ainsi selon leur leurs
el los las uno una unos unas y o del al con sin por para sobre entre en es son ser estar como que se su sus
nuestro nuestra nuestros tu tus te lo le mas muy tambien asi
os as um uma uns umas e ou do da dos das no na nos nas ao aos com sem por para em sao ser estar como que se seu
sua seus suas nosso nossa voce mais muito tambem
`);

/**
 * Words of every job advertisement and CV: they say that something is asked for or offered, not what. They count a
 * little, so that a phrase made of nothing else can still be compared.
 */
export const weakWords = keys(`
able ability abilities accomplished accountable acquire added demand demanded moreover setting internal external active adept advanced advantage agile applicant apply
applied appropriate area aspect aspire assist assisted background based basic basis beneficial best bonus broad
candidate capable capability capacity career caring clear close company competence competent competency complete
complex comprehensive comprehension concept consistent current daily day dedicated deep demonstrable demonstrate
demonstrated dependent desirable desire desired detailed different diverse duty dynamic effective efficient employ
employed employee employer employment encounter enhance ensure equivalent essential establish excellent exceptional
exhibit expansive experience experienced expert expertise exposure extensive extraordinary familiar familiarity
field fluent focus following follow full function functional fundamental gain gained general goal good grasp great
hand hands handle handling hard help helping high highly hold ideal ideally important impressive in-depth depth
individual industry involve job join key know knowledge large lead level like look looking maintain make manner
mandatory master mastery matter mean member method methodology minimum multiple must necessary need needed nice
novel opportunity oriented outstanding overall part particular passion past perform performed period person
personal position positive possess possession practical practice preferable preferred premium previous prior
process professional proficient proficiency profound project proper prove proven provide quality qualification
qualified range relate related relevant require required respective responsibility responsible robust
role seek seeking senior sense serve service similar skill skilled skillful sky solid sound special specialize
specialized specific strength strong stronghold success successful suitable superior support sure system talent
task team technical technique technology tenure term thorough tool top total track record train training type
understand understanding unique use user utilize various vast versed way willing willingness work worked worker
working world year years experiencing masterful exemplary command hands-on well-versed intricate demonstrating
outline optimal equip equipped
deal implement execute conduct carry carrying undertake dealing implementing executing conducting performing applying
managing environment device platform procedure protocol variety various module concept relevant notable considerable
adequate sufficient substantial significant particularly specifically especially mainly primarily preferably largely
fully highly deeply intermediate elementary fluent fluently robust aptitude flair knack keen hold holder bearing
identifiable unquestionable brilliant fantastic amazing superb stellar splendid immaculate impeccable remarkable
language languages pattern patterns principle principles approach prowess interest constant careful usage utilization
framework component norm tactic paradigm standard mechanism measure issue aspect ecosystem setup interaction assignment
leverage harness craft formulate shape
functionality basics fundamentals distinct copious apt competence comfortable confident confidently accustomed acquainted conversant
erfahrung erfahren kenntnis kenntnisse fahigkeit fahigkeiten mehrjahrig mehrjahrige gut gute sehr fundiert
fundierte abgeschlossen abgeschlossene aufgabe aufgaben bereich umgang idealerweise wunschenswert vorteil person
profil berufserfahrung jahr jahre jahren sicher sichere tatigkeit mitarbeiter anforderung
experience connaissance connaissances competence competences maitrise capacite solide bonne bon excellent poste
profil annee annees ans atout souhaite minimum mission missions domaine metier emploi entreprise entreprises
experiencia conocimiento conocimientos capacidad habilidad habilidades nivel dominio manejo ano anos minimo
puesto trabajo funciones valorable deseable imprescindible requisito requisitos buen buena perfil area
conhecimento conhecimentos capacidade habilidade nivel dominio vaga trabalho desejavel requisito diferencial boa
bom area atuacao
`);

/** Words that only introduce what is asked for: "knowledge of", "skills in". */
export const introducingWords = keys(`
ability able skill knowledge experience experienced expertise proficient proficiency competence competent competency
understanding familiar familiarity strong excellent good great solid proven demonstrated exceptional outstanding
required preferred must year years minimum least work working candidate capability capable
brilliant fantastic amazing superb stellar splendid immaculate impeccable remarkable extraordinary exemplary impressive
unquestionable notable considerable adequate sufficient substantial copious thorough entire detailed precise effective
efficient advanced profound comprehensive extensive expert deep
kenntnisse erfahrung fahigkeiten gute sehr jahre connaissance connaissances experience competences annees maitrise
conocimiento conocimientos experiencia habilidad habilidades anos conhecimento conhecimentos habilidades
`);

/** Nouns and verbs of work that half of all CVs contain: they say something, but less than what stands beside them. */
const frequentWords = keys(`
development develop management manage design software business data customer product project program application
service computer information administration administrator network report reporting plan planning control operation
operate equipment machine material production market analysis coordinate create build deliver engineer engineering
technician assistant specialist consultant analyst developer officer associate coordinator supervisor operator
solution system systems architecture platform requirement document documentation maintain maintenance testing test
entwicklung verwaltung kunden produkt projekt daten betrieb planung gestion developpement produit projet donnees
gestion desarrollo producto proyecto datos desenvolvimento produto projeto dados
`);

/** How much one word says about what is asked for, where an ordinary word says 1. */
export function wordWeight(key: string): number {
  if (emptyWords.has(key)) return 0;
  if (introducingWords.has(key)) return 0.05;
  if (weakWords.has(key)) return 0.25;
  if (frequentWords.has(key)) return 0.6;
  if (/^\d+$/.test(key)) return 0.2;
  return 1;
}
