import type { Language } from "../language";

export const weights: Language["weights"] = {
  empty: `
    os as um uma uns umas e ou do da dos das no na nos nas ao aos com sem por para em são ser estar como que se
    seu sua seus suas nosso nossa você mais muito também
  `,
  weak: `
    conhecimento conhecimentos capacidade habilidade nível domínio vaga trabalho desejável requisito diferencial
    boa bom área atuação
  `,
  introducing: `
    conhecimento conhecimentos habilidades
  `,
  frequent: `
    desenvolvimento produto projeto dados
  `,
  agents: ``,
  relations: {
    away: `ao aos até desde durante perto perante contra após`,
    into: `em no na nos nas num numa com para por pelo pela sobre`,
    of: `de do da dos das`,
    as: `como`,
    articles: `um uma o a os as`,
    doing: `
      responsável encarregado dirigia gerenciava geria realizava realizei fazia fiz efetuava efetuei
      supervisionava coordenava
    `,
    held: `sou é fui era foi trabalhei trabalho trabalhava trabalhou trabalha atuei atuo funções cargo`,
    joins: ``,
    begins: `comecei começou iniciei iniciou entrei entrou ingressei ingressou passei passou mudei mudou`,
    leaves: `fiquei ficou saí saiu permaneci permaneceu deixei deixou`,
    thereafter: `então`,
    seeks: `procuro busco gostaria quero candidatura`,
    same: `mesma mesmo lá`,
  },
};
