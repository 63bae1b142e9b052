import type { Language } from "../language";

export const numbers: Language["numbers"] = {
  names: `
    een|één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien
    achttien negentien twintig
  `,
  years: `
    jaar
    jr.?
    jaren
  `,
  months: `maand(en)?`,
  orMore: `
    of meer
    volle
  `,
  ranges: `
    # (tot|of|à) #
    # tot en met #
    tussen # en #
  `,
  age: `jaar oud`,
  experience: `*ervaring`,
};
