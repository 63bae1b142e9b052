import type { Language } from "../language";

export const denial: Language["denial"] = {
  before: `
    ohne
    keine?(r|n)? (praktische |eigene |wirkliche )?(Erfahrung(en)?|Kenntnisse?|Ausbildung|
      Berührung)( in| im| mit| als)?
    nicht vertraut mit
    (statt|anstelle|außer)
  `,
  after: `
    (fehlt|fehlen)
  `,
  around: `
    (nicht|nie|niemals|kaum) … (gearbeitet|teilgenommen|mitgewirkt|beteiligt|mitgearbeitet|gemacht|
      durchgeführt|zuständig|verantwortlich|eingesetzt|verwendet|genutzt|gelernt|betreut|geführt|zu tun|
      eingebunden|involviert|befasst|ausgebildet)
    (arbeitete|wirkte|führte|nutzte|verwendete|machte|nahm|nehme|bin|war|habe|hatte|kenne) … (nicht|nie|
      niemals|nichts) … (teil|mit|durch|ein|zu tun|beteiligt|gearbeitet|geführt|gemacht)
    (nichts|wenig) … zu tun
    (kenne|kann|konnte|beherrsche) … (nicht|nie)
  `,
  but: `
    aber
    jedoch
    sondern
  `,
  or: `oder`,
  wishes: `
    (Interesse|interessiert|interessiere mich|Neugier|neugierig) (an|am|für|auf)
    (träume|Traum|Wunsch) (von|vom|nach)
    (angemeldet|eingeschrieben) (für|zum|zur)
    (lerne|erlerne|studiere) (gerade|derzeit|zurzeit|aktuell)
  `,
  wishesAround: `
    für … angemeldet
    (voraussichtlich|vorgesehen) (in|im|ab|bis)
    (möchte|würde|will|wollte|wünsche|hoffe|plane|beabsichtige|strebe) … (lernen|erlernen|werden|weiterbilden|
      fortbilden|wechseln|einsteigen|kennenlernen|ausbilden|machen|arbeiten|aneignen|einarbeiten|entwickeln|
      übernehmen|absolvieren)
    (möchte|würde) (ich )?(gern|gerne|mich)
  `,
  others: `
    (berichtete|berichte|unterstellt) (direkt )?(an|der|dem|den)
    unter (der )?(Leitung|Aufsicht|Anleitung|Führung) (von|der|des|einer|eines)
  `,
  othersAround: `
    (mein|meine|meiner|meinem|meinen|unser|unsere) (Frau|Mann|Bruder|Schwester|Vater|Mutter|Freund*|Partner*|
      Kolleg*|Chef*|Sohn|Tochter|Onkel|Tante|Cousin*|Eltern|Nachbar*|Ehe*|Vorgesetzte*|Lebensgefährt*)
    (wurde|wurden|wird|werden) … (von|vom|durch) (einem|einer|der|dem|den|externen|anderen|extern*|Kollegen|
      Dritten|Fremd*|eine|ein|das|die)
    (extern|von anderen|von Kollegen|außer Haus) … (erledigt|gemacht|durchgeführt|übernommen|geführt|erstellt|
      betreut)
    übernahm(en)? (die|der|das|dann die|ein|eine|unser|unsere|mein|meine|andere)
    (lag|lagen|liegt|liegen|blieb) bei (der|einer|einem|den|dem|unserem|unserer|anderen)
    (gab|gebe|gaben|reichte|leitete) (ich|wir|sie)? … (weiter|ab)
    (weitergeleitet|abgegeben|ausgelagert|weitergegeben|weitergereicht|fremdvergeben)
  `,
  otherwise: `
    (Bank|Park|Sitz)bank
    (Schnitt|Film|Video)schnitt
  `,
  and: `und`,
};
