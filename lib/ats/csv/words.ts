import * as z from "zod";
import type { AtsApplication, AtsJob } from "../records";
import { folded } from "./folded";
import { say } from "@/lib/say";

/** Folded words that files use for states: English, German, French, Spanish, Portuguese. */
export const jobStates: Record<AtsJob["status"], string> = {
  open: `open|published|active|live|offen|aktiv|veroffentlicht|ausgeschrieben|ouvert|ouverte|publie|publiee|actif|active|
    abierto|abierta|publicado|publicada|activo|activa|aberto|aberta|ativo|ativa`,
  closed: `closed|archived|filled|cancelled|canceled|geschlossen|besetzt|archiviert|abgeschlossen|
    ferme|fermee|pourvu|pourvue|archive|archivee|cerrado|cerrada|cubierto|cubierta|archivado|archivada|
    fechado|fechada|preenchido|preenchida|encerrado|encerrada|arquivado|arquivada`,
  on_hold: `onhold|paused|draft|pending|pausiert|entwurf|zuruckgestellt|enpause|brouillon|suspendu|suspendue|
    enpausa|borrador|suspendido|suspendida|pausado|pausada|rascunho|suspenso|suspensa`,
};
export const applicationStates: Record<AtsApplication["state"], string> = {
  active: `active|inprocess|inprogress|open|new|pending|aktiv|offen|neu|inbearbeitung|laufend|
    actif|encours|nouveau|nouvelle|ouvert|ouverte|activo|activa|enproceso|encurso|nuevo|nueva|abierto|abierta|
    ativo|ativa|emprocesso|emandamento|novo|nova|aberto|aberta`,
  rejected: `rejected|declined|disqualified|notselected|abgelehnt|absage|abgesagt|refuse|refusee|rejete|rejetee|nonretenu|nonretenue|
    rechazado|rechazada|descartado|descartada|rejeitado|rejeitada|recusado|recusada|reprovado|reprovada`,
  withdrawn: `withdrawn|withdrew|candidatewithdrew|zuruckgezogen|desiste|desistee|retire|retiree|
    retirado|retirada|desistio|desistiu|desistencia`,
  hired: `hired|joined|offeraccepted|placed|eingestellt|angestellt|embauche|embauchee|recrute|recrutee|
    contratado|contratada|admitido|admitida`,
};

/** Parses a state from a word for it; `otherwise` for an empty cell, a problem for an unknown word. */
export function word<T extends string>(words: Record<T, string>, otherwise: T) {
  const states = Object.keys(words) as T[];
  const stateOf = new Map(
    states.flatMap((state) => words[state].split("|").map((each) => [each.trim(), state] as const)),
  );
  const listed = states.map((state) => state.replace("_", " ")).join(", ");
  return z.string().transform((word, ctx) => {
    const state = folded(word) === "" ? otherwise : stateOf.get(folded(word));
    if (state === undefined)
      ctx.addIssue({ code: "custom", message: say("is not one of {listed}", { listed }) });
    return state ?? otherwise;
  });
}
