import { isOneOccupation } from "@/lib/language/job-words";

/** What people are called that heads no role, folded, in the five languages; German ones without "-in". */
const called = new Set(
  `
  immigrant migrant refugee expat expatriate lady gentleman woman man girl guy graduate undergraduate postgraduate professional student pupil learner candidate jobseeker newcomer beginner leader enthusiast native veteran
  practitioner entrepreneur investor founder landlord nanny babysitter butler blogger vlogger youtuber influencer dressmaker seamstress jeweller jeweler glazier plasterer scaffolder trucker sailor seafarer fisherman shepherd vet osteopath chiropractor masseur masseuse athlete footballer referee choreographer composer singer violinist comedian poet philosopher activist diplomat politician councillor mayor priest pastor imam rabbi monk nun missionary sergeant lieutenant fireman detective investigator magistrate prosecutor notary archivist restorer realtor stockbroker hacker pentester maintainer contributor grocer greengrocer merchant wholesaler importer exporter auctioneer
  fluchtling absolvent frau mann unternehmer grunder okonom chemiker physiker mathematiker informatiker betriebswirt volkswirt landwirt wirtschaftsprufer hebamme kunstler musiker sanger schauspieler konditor fleischer frisor kosmetiker schneider winzer beamter beamte rentner statiker zimmerer installateur klempner heizungsbauer putzfrau ingenieur arzt
  femme homme jeune professionnelle professionnel diplomee etudiant etudiante entrepreneuse notaire sage-femme opticien veterinaire bibliothecaire chanteur chanteuse danseur danseuse couturier couturiere boucher bouchere viticulteur marin pompier policier policiere retraitee auxiliaire nounou
  mujer hombre joven profesional graduado graduada estudiante emprendedor emprendedora empresario empresaria odontologo odontologa veterinario veterinaria bibliotecaria cantante actor actriz bailarin bailarina costurera carnicero carnicera agricultora marinero bombero jubilado jubilada trabajador trabajadora ninera cuidador cuidadora obrero obrera soldador soldadora cerrajero historiador historiadora
  mulher homem jovem profissional formado formada estudante empreendedor empreendedora arquiteto arquiteta cantor cantora ator atriz bailarino bailarina costureira acougueiro pescador bombeiro aposentado aposentada baba serralheiro medico medica
  `
    .trim()
    .split(/\s+/),
);

/** "Psychologist", "psychologue", "psicóloga"; "novelist", "economista"; "musician"; "watchmaker"; "Pflegekraft". */
const endings =
  /\p{L}(?:olog(?:ist|ue|in|[oae])|ogra(?:f|ph)(?:er|in|[oae])|(?:ici|ori|edi|ibrari|inari)(?:an|en|enne)|iatrist|maker|smith|keeper|monger|preneur|kraft|wirt)$|\p{L}{3}(?<!rev|entrev|conqu|(?:check|play|wish|short|wait)l)(?:ist|iste|ista|istin)$/u;

/** Whether a folded word is one person, by what they do or are. */
export const isSomebody = (word: string) =>
  isOneOccupation(word) || called.has(word) || called.has(word.replace(/in$/, "")) || endings.test(word);
